import {
  any,
  atLeast,
  creature,
  plus,
  powerOfRef,
  putIntoMana,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const quickAvocado = creature({
  name: 'Quick Avocado',
  civilizations: ['nature'],
  races: ['Wild Veggies'],
  cost: 2,
  power: 3000,
  printings: ['DM-14 38/110'],
  abilities: [whenPut(any('any', { power: atLeast(plus(powerOfRef(self), 1)) }), putIntoMana(self))],
});
