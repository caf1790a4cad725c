import {
  another,
  blocker,
  cannotAttack,
  creature,
  destroy,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const motorcycleMutant = creature({
  name: 'Motorcycle Mutant',
  civilizations: ['darkness'],
  races: ['Hedrian'],
  cost: 4,
  power: 6000,
  printings: ['DM-08 31/55'],
  abilities: [blocker, cannotAttack, whenPut(another('you'), destroy(self))],
});
