// Steps duels with random picks in this process. For each line `duels seconds`, and `agent` if one plays p2, prints the steps and the seconds that it took.
import { createInterface } from 'node:readline';
import { randomAgent, starterDecks } from 'taiki';
import { VectorDuels } from 'taiki/learning';

const SLOTS = 64;
const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
const vectors = new Map();

function vectorOf(duels, opponent) {
  const name = `${duels} ${opponent}`;
  const agents = opponent === 'agent' ? { p2: randomAgent } : {};
  const found = vectors.get(name) ?? new VectorDuels({ duels, decks, agents });
  vectors.set(name, found);
  return found;
}

function picked({ size, observations: { mask } }) {
  return Array.from({ length: size }, (_, row) => {
    const allowed = [];
    for (let slot = 0; slot < SLOTS; slot++) if (mask[row * SLOTS + slot] === 1) allowed.push(slot);
    return allowed[Math.floor(Math.random() * allowed.length)];
  });
}

for await (const line of createInterface({ input: process.stdin })) {
  const [count, time, opponent] = line.split(' ');
  const [duels, seconds] = [Number(count), Number(time)];
  const vector = vectorOf(duels, opponent);
  const start = performance.now();
  let steps = 0;
  while (performance.now() - start < 1000 * seconds) {
    vector.step(picked(vector));
    steps += duels;
  }
  console.log(`${steps} ${(performance.now() - start) / 1000}`);
}
