import {
  choose,
  creature,
  may,
  returnToHand,
  self,
  whenPut,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const skeletonThiefTheRevealer = creature({
  name: 'Skeleton Thief, the Revealer',
  civilizations: ['darkness'],
  races: ['Living Dead'],
  cost: 4,
  power: 2000,
  printings: ['DM-04 37/55'],
  abilities: [
    whenPut(self, may(returnToHand(choose(yourGraveyard({ type: 'creature', races: ['Living Dead'] }))))),
  ],
});
