import {
  atMost,
  cannot,
  cannotBeBlockedBy,
  choose,
  creature,
  discard,
  exactly,
  hasWhile,
  self,
  tripleBreaker,
  wheneverAttacks,
  youHave,
  yourHand,
} from '../../effects/language/words.ts';

export const headlongGiant = creature({
  name: 'Headlong Giant',
  civilizations: ['nature'],
  races: ['Giant'],
  cost: 9,
  power: 14000,
  printings: ['DM-07 S5/55'],
  abilities: [
    hasWhile(youHave(yourHand(), exactly(0)), cannot({ do: 'attack' })),
    wheneverAttacks(self, discard(choose(yourHand()))),
    cannotBeBlockedBy({ power: atMost(4000) }),
    tripleBreaker,
  ],
});
