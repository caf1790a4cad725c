import { creature, instead, self, wouldBeDestroyed } from '../../effects/language/words.ts';

export const redEyeScorpion = creature({
  name: 'Red-Eye Scorpion',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 5,
  power: 4000,
  printings: ['DM-01 103/110'],
  abilities: [wouldBeDestroyed(self, instead('manaZone'))],
});
