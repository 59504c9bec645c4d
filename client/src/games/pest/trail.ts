/** The Doctor's trail on the map, from where he was to where he is or would be. */
import type { Change } from "../../wire";
import type { Place, Road } from "./board";
import { at } from "./geometry";

/** Along the road between the two; "" where none joins them, for which way he took between is not told, and a straight line would look like a road. */
export function trail(changes: readonly Change[], places: readonly Place[], roads: readonly Road[]): string {
  const doctor = changes.filter((change) => change.piece === "doctor");
  const [from, to] = [doctor.find((change) => change.by < 0), doctor.find((change) => change.by > 0)].map((change) => places.findIndex((place) => place.thing === change?.thing));
  const road = roads.find(({ one, other }) => (one === from && other === to) || (one === to && other === from));
  if (!road) return "";
  const [start, end] = [at(places[from!]!), at(places[to!]!)];
  return `M${start.x} ${start.y}L${end.x} ${end.y}`;
}
