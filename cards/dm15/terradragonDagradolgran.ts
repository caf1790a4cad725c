import {
  accelerator,
  creature,
  doubleBreaker,
  gains,
  insteadOfBreaking,
  putIntoMana,
  self,
  that,
} from '../../effects/language/words.ts';

export const terradragonDagradolgran = creature({
  name: 'Terradragon Dagradolgran',
  civilizations: ['nature'],
  races: ['Earth Dragon'],
  cost: 6,
  power: 6000,
  printings: ['DM-15 18/55'],
  abilities: [doubleBreaker, accelerator(gains(insteadOfBreaking(self, putIntoMana(that))))],
});
