import {
  blocker,
  cannotAttack,
  choose,
  creature,
  may,
  returnToHand,
  self,
  wheneverBlocks,
  yourHand,
} from '../../effects/language/words.ts';

export const dejiron = creature({
  name: 'Dejiron',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 4,
  power: 1000,
  printings: ['DM-14 20/110'],
  abilities: [
    blocker,
    wheneverBlocks(
      self,
      may(
        {
          do: 'put',
          what: choose(yourHand({ type: 'creature', evolution: false, keyword: 'blocker' })),
          tapped: true,
          blocking: true,
        },
        returnToHand(self),
      ),
    ),
    cannotAttack,
  ],
});
