import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  atStartOfYourTurn,
  blocker,
  both,
  called,
  cannot,
  cannotBeBlocked,
  cardsIn,
  castSpellHalf,
  charger,
  choose,
  chooseUpTo,
  creature,
  discard,
  doubleBreaker,
  draw,
  gets,
  given,
  happened,
  isLike,
  justDiver,
  lookAtTop,
  may,
  mekreid,
  oneOf,
  opponentsCreatures,
  opponentsTurn,
  poweredBlocker,
  provided,
  putOnDeckBottom,
  putOnDeckBottomShuffled,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  the,
  twinpact,
  when,
  whenPut,
  withTotal,
  yourGraveyard,
  yourHand,
} from 'taiki/words';

const klAviaMondo = creature({
  name: 'Kl’avia Mondo',
  civilizations: ['water'],
  races: ['Magic Command'],
  cost: 5,
  power: 5000,
  abilities: [
    justDiver,
    atStartOfYourTurn(may(draw())),
    provided(
      both(
        happened({ event: 'used', by: 'you', what: { type: 'spell' } }),
        happened({ event: 'put', what: any('you'), how: 'summoned' }),
      ),
      when({ event: 'endOfTurn', of: 'any' }, mekreid(8, { races: ['Magic'] })),
    ),
  ],
  printings: ['DM23-RP2 014'],
});

const bmEnerujiko = twinpact(
  '音素記号Bm エネルジコ / ♪水面から 天掴まんと するチャージャー',
  creature({
    name: '音素記号Bm エネルジコ',
    civilizations: ['water'],
    races: ['Magic Crystal Command Dragon'],
    cost: 7,
    power: 9000,
    abilities: [doubleBreaker, whenPut(self, draw(2))],
    printings: ['DM23-RP2 031'],
  }),
  spell({
    name: '♪水面から 天掴まんと するチャージャー',
    civilizations: ['water'],
    races: ['Magic Song'],
    cost: 3,
    abilities: [spellAbility(draw(), discard(choose(yourHand()))), charger],
  }),
);

const ninkiSakana = twinpact(
  '人気魚 / ♪大空の ムーンサルト やや斜め',
  creature({
    name: '人気魚',
    civilizations: ['water'],
    races: ['Magic Fish'],
    cost: 3,
    power: 4000,
    abilities: [atStartOfYourTurn(may(returnToHand(self), mekreid(5, { races: ['Magic'] })))],
    printings: ['DM23-RP2 032'],
  }),
  spell({
    name: '♪大空の ムーンサルト やや斜め',
    civilizations: ['water'],
    cost: 5,
    abilities: [
      shieldTrigger,
      spellAbility(returnToHand(choose(opponentsCreatures({ tapped: false }), 2, 'opponent'))),
    ],
  }),
);

const takasugiWawonchoppa = creature({
  name: 'タカスギ・ワヲンチョッパー',
  civilizations: ['water'],
  races: ['Magic Merfolk'],
  cost: 2,
  power: 3000,
  abilities: [
    shieldTrigger,
    given(
      both(
        isLike(the('was'), { usedThrough: 'shieldTrigger' }),
        both(opponentsTurn, happened({ event: 'shieldBroken', of: 'you' }, atLeast(2))),
      ),
      whenPut(self, returnToHand(withTotal(chooseUpTo(opponentsCreatures(), 2), 'cost', 8))),
    ),
    cannotBeBlocked,
  ],
  printings: ['DM23-RP2 034'],
});

const shirazuMachine = twinpact(
  '詠み人-シラズ-Machine / 招水呪文「マジックル」',
  creature({
    name: '詠み人-シラズ-Machine',
    civilizations: ['water'],
    races: ['Magic Command'],
    cost: 5,
    power: 6000,
    abilities: [blocker, poweredBlocker(4000), doubleBreaker],
    printings: ['DM23-RP2 056'],
  }),
  spell({
    name: '招水呪文「マジックル」',
    civilizations: ['water'],
    cost: 1,
    abilities: [
      spellAbility(
        lookAtTop(2, 'seen'),
        {
          do: 'choose',
          what: called(
            chooseUpTo({ ref: 'seen', filter: { anyOf: [{ races: ['Magic'] }, { type: 'spell' }] } }, 1),
            'found',
          ),
        },
        { do: 'reveal', what: the('found') },
        returnToHand(the('found')),
        putOnDeckBottom(the('seen')),
      ),
    ],
  }),
);

const messhu = twinpact(
  '爆弾音愛 メッシュ / ♪キミとボク 共感すれば マジ文殊',
  creature({
    name: '爆弾音愛 メッシュ',
    civilizations: ['water'],
    races: ['Magic Mermaid'],
    cost: 4,
    power: 3000,
    abilities: [
      whenPut(
        self,
        may(
          tap(choose(cardsIn('battleZone', 'you', { races: ['Magic'], other: true, tapped: false }))),
          castSpellHalf(self),
        ),
      ),
    ],
    printings: ['DM23-RP2 057'],
  }),
  spell({
    name: '♪キミとボク 共感すれば マジ文殊',
    civilizations: ['water'],
    cost: 5,
    abilities: [spellAbility(draw(3))],
  }),
);

const tubaKuroura = creature({
  name: 'TUBA・クロウラー',
  civilizations: ['water'],
  races: ['Magic Earth Eater'],
  cost: 4,
  power: 4000,
  abilities: [
    whenPut(
      self,
      gets(
        chooseUpTo(opponentsCreatures(), 3),
        'yourNextTurn',
        cannot({ do: 'attack' }),
        cannot({ do: 'block' }),
      ),
    ),
  ],
  printings: ['DM23-RP2 058'],
});

const aqvibrato = creature({
  name: 'AQvibrato',
  civilizations: ['water'],
  races: ['Magic Liquid People'],
  cost: 2,
  power: 1000,
  abilities: [whenPut(self, draw())],
  printings: ['DM23-RP2 059'],
});

const nazeHanareDokoheIkuNoka = spell({
  name: '♪なぜ離れ どこへ行くのか 君は今',
  civilizations: ['water'],
  races: ['Magic Song'],
  cost: 3,
  abilities: [
    spellAbility(
      oneOf(
        putOnDeckBottomShuffled(yourGraveyard()),
        putOnDeckBottomShuffled(cardsIn('graveyard', 'opponent')),
      ),
    ),
    spellAbility(draw(2)),
  ],
  printings: ['DM23-RP2 060'],
});

export const water: readonly CardDefinition[] = [
  klAviaMondo,
  bmEnerujiko,
  ninkiSakana,
  takasugiWawonchoppa,
  shirazuMachine,
  messhu,
  tubaKuroura,
  aqvibrato,
  nazeHanareDokoheIkuNoka,
];
