import type { CardDefinition } from 'taiki';
import {
  anyOf,
  attacksFirst,
  battle,
  called,
  cannotAttackPlayers,
  choose,
  chooseUpTo,
  creature,
  each,
  guardman,
  has,
  hasWhile,
  inOrder,
  instead,
  itself,
  lookAtTop,
  may,
  opponentsCreatures,
  opponentsTurn,
  power,
  putIntoMana,
  putOnDeckBottom,
  returnToHand,
  self,
  shieldTrigger,
  the,
  topOfDeckTo,
  when,
  whenPut,
  whenWinsBattle,
  wouldBeDestroyed,
  yourCreatures,
} from 'taiki/words';

const sukuryuHon = creature({
  name: '旋突するスクリュー・ホーン',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 5,
  power: 5000,
  abilities: [
    shieldTrigger,
    whenPut(self, battle(choose(yourCreatures()), choose(opponentsCreatures()))),
    hasWhile(opponentsTurn, power(5000)),
    whenWinsBattle(self, may(topOfDeckTo('manaZone'))),
  ],
  printings: ['DM24-RP1 025'],
});

const banitasu = creature({
  name: '熱愛妖精バニタス',
  civilizations: ['nature'],
  races: ['Snow Faerie'],
  cost: 3,
  power: 1000,
  abilities: [
    when(anyOf({ event: 'put', what: itself }, { event: 'moved', what: itself, from: 'battleZone' }), {
      do: 'moveTop',
      who: 'you',
      count: 1,
      to: 'manaZone',
      tapped: true,
    }),
  ],
  printings: ['DM24-RP1 049'],
});

const shieruAnraku = creature({
  name: 'シェル・アンラーク',
  civilizations: ['nature'],
  races: ['Colony Beetle'],
  cost: 4,
  power: 2000,
  abilities: [whenPut(self, may(putIntoMana(choose(opponentsCreatures()))))],
  printings: ['DM24-RP1 072'],
});

const yukiKariNoOno = creature({
  name: '雪狩の斧',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 3,
  power: 4000,
  abilities: [
    when(
      { event: 'tapped', what: itself },
      inOrder(
        lookAtTop(3, 'seen'),
        { do: 'choose', what: called(chooseUpTo({ ref: 'seen', filter: { type: 'creature' } }, 1), 'found') },
        { do: 'reveal', what: the('found') },
        returnToHand(the('found')),
        putOnDeckBottom(the('seen')),
      ),
    ),
  ],
  printings: ['DM24-RP1 073'],
});

const seishunmattadake = creature({
  name: 'セイシュンマッタダケ',
  civilizations: ['nature'],
  races: ['Balloon Mushroom'],
  cost: 2,
  power: 4000,
  abilities: [
    guardman,
    cannotAttackPlayers,
    when(
      { event: 'tapped', what: itself },
      { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true },
    ),
  ],
  printings: ['DM24-RP1 074'],
});

const bakutenNoYousei = creature({
  name: '爆転の妖精',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie'],
  cost: 2,
  power: 3000,
  abilities: [
    shieldTrigger,
    has({ kind: 'entersTapped', may: true }),
    each(opponentsCreatures(), attacksFirst({ itself: true })),
    wouldBeDestroyed(self, instead('manaZone')),
  ],
  printings: ['DM24-RP1 026'],
});

export const nature: readonly CardDefinition[] = [
  bakutenNoYousei,
  sukuryuHon,
  banitasu,
  shieruAnraku,
  yukiKariNoOno,
  seishunmattadake,
];
