import { canAttackUntapped, cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const zereemCrawler = creature({
  name: 'Zereem Crawler',
  civilizations: ['water'],
  races: ['Earth Eater'],
  cost: 5,
  power: 4000,
  printings: ['DM-13 22/55'],
  abilities: [canAttackUntapped({ civilizations: ['fire'] }), cannotAttackPlayers],
});
