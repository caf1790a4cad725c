import { creature, tripleBreaker } from '../../effects/language/words.ts';

export const necrodragonBelzarogue = creature({
  name: 'Necrodragon Belzarogue',
  civilizations: ['darkness'],
  races: ['Zombie Dragon'],
  cost: 9,
  power: 14000,
  printings: ['DM-15 S3/55'],
  abilities: [tripleBreaker],
});
