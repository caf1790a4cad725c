import { doubleBreaker, evolution, evolutionCreature, powerAttacker } from '../../effects/language/words.ts';

export const jabahasAutomaton = evolutionCreature({
  name: "Jabaha's Automaton",
  civilizations: ['fire'],
  races: ['Xenoparts'],
  cost: 5,
  power: 6000,
  printings: ['DM-11 38/55'],
  abilities: [evolution({ races: ['Xenoparts'] }), powerAttacker(4000), doubleBreaker],
});
