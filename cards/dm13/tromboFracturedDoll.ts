import {
  choose,
  creature,
  may,
  returnToHand,
  self,
  waveStriker,
  whenPut,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const tromboFracturedDoll = creature({
  name: 'Trombo, Fractured Doll',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 2,
  power: 1000,
  printings: ['DM-13 11/55'],
  abilities: [waveStriker(whenPut(self, may(returnToHand(choose(yourGraveyard({ type: 'creature' }))))))],
});
