import {
  chooseUpTo,
  creature,
  returnToHand,
  self,
  whenPut,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const gigargon = creature({
  name: 'Gigargon',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 8,
  power: 3000,
  printings: ['DM-01 57/110'],
  abilities: [whenPut(self, returnToHand(chooseUpTo(yourGraveyard({ type: 'creature' }), 2)))],
});
