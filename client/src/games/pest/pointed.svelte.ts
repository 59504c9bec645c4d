/** What the action that one points at would touch on the map. */
export const pointed = $state<{ things: readonly string[] }>({ things: [] });
