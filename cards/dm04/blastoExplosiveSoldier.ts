import { creature, hasWhile, power, youHave, yourCreatures } from '../../effects/language/words.ts';

export const blastoExplosiveSoldier = creature({
  name: 'Blasto, Explosive Soldier',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 3,
  power: 2000,
  printings: ['DM-04 40/55'],
  abilities: [hasWhile(youHave(yourCreatures({ civilizations: ['darkness'] })), power(2000))],
});
