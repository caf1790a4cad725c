import { createDuel, greedyAgent, playOut, randomAgent, starterDecks } from 'taiki';

const duel = createDuel({
  decks: { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] },
  seed: 7,
});
playOut(duel, { p1: greedyAgent, p2: randomAgent(7) });

const show = (id, text) => {
  const place = document.getElementById(id);
  if (place !== null) place.textContent = text;
};

show('record', duel.record());
show('result', `${duel.result?.winner} wins by ${duel.result?.reason}`);
