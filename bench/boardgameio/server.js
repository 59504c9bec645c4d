// A boardgame.io server with one small game: a hand of secret cards each, and every turn one of them is played and another drawn.
// usage: node server.js PORT memory | node server.js PORT flat FOLDER
const { FlatFile, Server } = require("boardgame.io/dist/cjs/server.js");
const { PlayerView } = require("boardgame.io/dist/cjs/core.js");

const CARDS = 60;
const HAND = 5;
const SHOWN = 10;

const drawn = (G) => G.secret.deck.pop();

function setup({ ctx, random }) {
    const G = { secret: { deck: random.Shuffle([...Array(CARDS).keys()]) }, players: {}, shown: [], scores: {} };
    for (const player of ctx.playOrder) {
        G.players[player] = { hand: Array.from({ length: HAND }, () => drawn(G)) };
        G.scores[player] = 0;
    }
    return G;
}

function play({ G, playerID, random }, index) {
    const hand = G.players[playerID].hand;
    const [card] = hand.splice(index, 1);
    G.shown.push(card);
    G.scores[playerID] += card;
    if (G.shown.length > SHOWN) G.secret.deck.push(G.shown.shift());
    G.secret.deck = random.Shuffle(G.secret.deck);
    hand.push(drawn(G));
}

const game = {
    name: "cards", setup, moves: { play: { move: play, client: false } }, turn: { minMoves: 1, maxMoves: 1 }, playerView: PlayerView.STRIP_SECRETS,
    disableUndo: true,
};

const [port, kept, folder] = process.argv.slice(2);
const server = Server({ games: [game], origins: ["http://127.0.0.1"], db: kept === "flat" ? new FlatFile({ dir: folder, logging: false }) : undefined });
server.run({ port: Number(port) }, () => console.log("ready"));
