import { allCreatures, creature, each } from '../../effects/language/words.ts';

export const gabzagulWarlordOfPain = creature({
  name: 'Gabzagul, Warlord of Pain',
  civilizations: ['darkness'],
  races: ['Dark Lord'],
  cost: 6,
  power: 5000,
  printings: ['DM-09 28/55'],
  abilities: [each(allCreatures(), { kind: 'mustAttack' })],
});
