import { allCreatures, blocker, creature, each, gains, power } from '../../effects/language/words.ts';

export const gregoriaPrincessOfWar = creature({
  name: 'Gregoria, Princess of War',
  civilizations: ['darkness'],
  races: ['Dark Lord'],
  cost: 6,
  power: 5000,
  printings: ['DM-04 30/55'],
  abilities: [each(allCreatures({ races: ['Demon Command'] }), power(2000), gains(blocker))],
});
