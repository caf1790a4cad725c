import {
  choose,
  creature,
  may,
  putIntoMana,
  self,
  whenPut,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const thornyMandra = creature({
  name: 'Thorny Mandra',
  civilizations: ['nature'],
  races: ['Tree Folk'],
  cost: 5,
  power: 4000,
  printings: ['DM-01 107/110'],
  abilities: [whenPut(self, may(putIntoMana(choose(yourGraveyard({ type: 'creature' })))))],
});
