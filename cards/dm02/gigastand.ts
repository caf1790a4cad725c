import {
  choose,
  creature,
  discard,
  ifYouDo,
  insteadDo,
  itself,
  optional,
  returnToHand,
  self,
  yourHand,
} from '../../effects/language/words.ts';

export const gigastand = creature({
  name: 'Gigastand',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 4,
  power: 3000,
  printings: ['DM-02 28/55', 'Promotional M10/Y1'],
  abilities: [
    optional({
      kind: 'replacement',
      of: { event: 'leaves', what: itself, to: 'graveyard' },
      instead: insteadDo(ifYouDo(returnToHand(self), discard(choose(yourHand())))),
    }),
  ],
});
