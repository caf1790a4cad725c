import type { CardDefinition } from 'taiki';
import {
  abyssRush,
  any,
  anyOf,
  atMost,
  breakShields,
  choose,
  chooseUpTo,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  has,
  inOrder,
  itself,
  lookAt,
  lookAtTop,
  may,
  opponentsCreatures,
  opponentsHand,
  power,
  poweredBreaker,
  put,
  putOnDeckBottom,
  returnToHand,
  sasageru,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  times,
  topOfDeckTo,
  twinpact,
  useFree,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourGraveyard,
} from 'taiki/words';

const ferunandoSoshuru = twinpact(
  'フェルナンド・ソシュール / プライマル・スクリーム',
  creature({
    name: 'フェルナンド・ソシュール',
    civilizations: ['darkness'],
    races: ['Mafi Gang'],
    cost: 6,
    power: 6000,
    abilities: [
      doubleBreaker,
      when(
        anyOf({ event: 'put', what: itself }, { event: 'attacks', what: itself }),
        inOrder(
          may(topOfDeckTo('graveyard', 2)),
          may(put(choose(yourGraveyard({ type: 'creature', cost: atMost(3) })))),
        ),
      ),
    ],
  }),
  spell({
    name: 'プライマル・スクリーム',
    civilizations: ['darkness'],
    cost: 4,
    abilities: [
      shieldTrigger,
      spellAbility(
        topOfDeckTo('graveyard', 4),
        may(returnToHand(choose(yourGraveyard({ type: 'creature' })))),
      ),
    ],
  }),
);

const meipuru1 = creature({
  name: '神徒 メイプル-1',
  civilizations: ['darkness'],
  races: ['Death Puppet', 'Oracle', 'Distas'],
  cost: 4,
  power: 1000,
  abilities: [whenPut(self, inOrder(lookAt(opponentsHand()), discard(choose(opponentsHand())))), sasageru(1)],
});

const aburaizeDoruba = creature({
  name: '黒神龍アブライゼ・ドルバ',
  civilizations: ['darkness'],
  races: ['Dragon Zombie'],
  cost: 6,
  power: 5000,
  abilities: [
    poweredBreaker,
    whenPut(self, breakShields(3, 'you')),
    has(power(times(2000, countOf(yourGraveyard({ type: 'creature' }))))),
  ],
});

const supatoDoSupatou = twinpact(
  'スパトー:ド:スパトゥー / 邪暴乱舞',
  creature({
    name: 'スパトー:ド:スパトゥー',
    civilizations: ['darkness'],
    races: ['Noir Abyss'],
    cost: 5,
    power: 8000,
    abilities: [
      ...abyssRush,
      doubleBreaker,
      when(
        { event: 'moved', what: itself, from: 'battleZone' },
        inOrder(
          lookAtTop(3, 'seen'),
          useFree(chooseUpTo({ ref: 'seen', filter: { races: ['Abyss'], cost: atMost(8) } }, 1)),
          putOnDeckBottom(the('seen')),
        ),
      ),
    ],
  }),
  spell({
    name: '邪暴乱舞',
    civilizations: ['darkness'],
    cost: 6,
    abilities: [
      spellAbility(
        lookAtTop(3, 'seen'),
        useFree(chooseUpTo({ ref: 'seen', filter: { races: ['Abyss'], cost: atMost(8) } }, 1)),
        putOnDeckBottom(the('seen')),
      ),
      spellAbility(topOfDeckTo('graveyard', 2)),
    ],
  }),
);

const guBogamen = creature({
  name: 'グ:ボガメン',
  civilizations: ['darkness'],
  races: ['Noir Abyss'],
  cost: 4,
  power: 4000,
  abilities: [
    ...abyssRush,
    wheneverAttacks(
      self,
      may(
        destroy(choose(yourCreatures({ other: true }))),
        inOrder(
          lookAtTop(3, 'seen'),
          useFree(chooseUpTo({ ref: 'seen', filter: { races: ['Abyss'], cost: atMost(5) } }, 1)),
          putOnDeckBottom(the('seen')),
        ),
      ),
    ),
  ],
});

const kumadaSuzu = creature({
  name: '熊田すず',
  civilizations: ['darkness'],
  races: ['Demon Command Dragon'],
  cost: 7,
  power: 4000,
  abilities: [
    shieldTrigger,
    whenPut(self, destroy(choose(opponentsCreatures()))),
    whenDestroyed(any('opponent'), discard(choose(opponentsHand(), 1, 'opponent'))),
  ],
});

export const darkness: readonly CardDefinition[] = [
  ferunandoSoshuru,
  meipuru1,
  aburaizeDoruba,
  supatoDoSupatou,
  guBogamen,
  kumadaSuzu,
];
