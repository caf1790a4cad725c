import { creature } from '../../effects/language/words.ts';

export const seaMutantDormel = creature({
  name: 'Sea Mutant Dormel',
  civilizations: ['water', 'darkness'],
  races: ['Merfolk', 'Hedrian'],
  cost: 3,
  power: 4000,
  printings: ['DM-12 32/55'],
});
