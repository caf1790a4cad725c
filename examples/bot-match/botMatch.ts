import { type Agent, greedyAgent, type Option, randomAgent, simulate, starterDecks } from 'taiki';

/** Attacks the opponent with every creature that can, and otherwise plays like the greedy agent. */
const rushingAgent: Agent = (view, decision) => {
  const { kind, options } = decision;
  const isDirect = (option: Option) => option.player !== undefined;
  const attack = kind === 'attack' ? options.findIndex(isDirect) : -1;
  return attack < 0 ? greedyAgent(view, decision) : [attack];
};

const agents = { rushing: () => rushingAgent, greedy: () => greedyAgent, random: randomAgent };
const deck = starterDecks['burning-shadow'];
const games = Number(process.argv[2] ?? 20);

for (const [name, p1] of Object.entries(agents)) {
  for (const [other, p2] of Object.entries(agents)) {
    if (name >= other) continue;
    const { wins, turns } = simulate({ decks: { p1: deck, p2: deck }, agents: { p1, p2 }, games, seed: 1 });
    const { share, low, high } = wins.p1;
    const percent = (part: number) => `${Math.round(part * 100)} %`;
    console.log(
      `${name} beats ${other} in ${percent(share)} of ${games} duels (${percent(low)} to ${percent(high)}), ${turns?.median} turns`,
    );
  }
}
