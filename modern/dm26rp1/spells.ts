import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  atLeast,
  atMost,
  battle,
  breakShields,
  called,
  cannot,
  cardsIn,
  charger,
  choose,
  chooseAnyNumber,
  countOf,
  destroy,
  draw,
  gains,
  gets,
  guardStrike,
  has,
  hasWhile,
  inOrder,
  may,
  oneOf,
  opponentChoosesShieldToBreak,
  opponentsCreatures,
  power,
  put,
  putIntoMana,
  repeat,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  the,
  times,
  topOfDeckTo,
  tripleBreaker,
  useFree,
  withTotal,
  youHave,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';
import { shieldTriggerWhile } from '../common.ts';

const whereverItIs = ['hand', 'manaZone', 'graveyard'] as const;

const gardLife = spell({
  name: 'ガルド・ライフ',
  civilizations: ['nature'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(
      gets(choose(allCreatures()), 'turn', power(6000), cannot({ do: 'attack', target: 'player' })),
    ),
    spellAbility(topOfDeckTo('manaZone')),
  ],
  printings: ['DM26-RP1'],
});

const plusOneSpark = spell({
  name: 'プラスワン・スパーク',
  civilizations: ['light'],
  cost: 5,
  abilities: [shieldTrigger, spellAbility(tap(opponentsCreatures())), spellAbility(draw())],
  printings: ['DM26-RP1'],
});

const adventCharger = spell({
  name: 'アドベント・チャージャー',
  civilizations: ['light'],
  cost: 4,
  abilities: [
    spellAbility(may(useFree(choose(yourHand({ not: { type: 'creature' }, cost: atMost(3) }))))),
    charger,
  ],
  printings: ['DM26-RP1'],
});

const advanceOfTheDriftingContinent = spell({
  name: '漂流大陸の進撃',
  civilizations: ['water'],
  cost: 5,
  abilities: [
    spellAbility({
      do: 'lasting',
      affects: yourCreatures(),
      effects: [cannot({ do: 'beAttacked' }), cannot({ do: 'beBlocked' })],
      until: 'yourNextTurn',
    }),
  ],
  printings: ['DM26-RP1'],
});

const gardBrain = spell({
  name: 'ガルド・ブレイン',
  civilizations: ['water'],
  cost: 4,
  abilities: [
    {
      ...hasWhile(youHave(yourShields({ faceUp: true })), { kind: 'cost', by: -3, atLeast: 0 }),
      from: whereverItIs,
    },
    spellAbility(draw(2)),
  ],
  printings: ['DM26-RP1'],
});

const plusOneGate = spell({
  name: 'プラスワン・ゲート',
  civilizations: ['water'],
  cost: 3,
  abilities: [shieldTrigger, spellAbility(returnToHand(choose(opponentsCreatures()))), spellAbility(draw())],
  printings: ['DM26-RP1'],
});

const plusOneHand = spell({
  name: 'プラスワン・ハンド',
  civilizations: ['darkness'],
  cost: 5,
  abilities: [shieldTrigger, spellAbility(destroy(choose(opponentsCreatures()))), spellAbility(draw())],
  printings: ['DM26-RP1'],
});

const timeOfTheTrumpCard = spell({
  name: '切り札の時!!',
  civilizations: ['darkness'],
  cost: 4,
  abilities: [guardStrike, spellAbility(breakShields(1, 'you'))],
  printings: ['DM26-RP1'],
});

const timeOfReversal = spell({
  name: '逆転の時!!',
  civilizations: ['fire'],
  cost: 2,
  abilities: [guardStrike, spellAbility(opponentChoosesShieldToBreak())],
  printings: ['DM26-RP1'],
});

const plusOneFlame = spell({
  name: 'プラスワン・フレーム',
  civilizations: ['fire'],
  cost: 4,
  abilities: [
    shieldTrigger,
    spellAbility(destroy(withTotal(chooseAnyNumber(opponentsCreatures()), 'power', 5000))),
    spellAbility(draw()),
  ],
  printings: ['DM26-RP1'],
});

const invincibleTower = spell({
  name: 'インビンシブル・タワー',
  civilizations: ['nature'],
  cost: 13,
  abilities: [
    {
      ...has({
        kind: 'cost',
        by: times(-3, countOf(cardsIn('battleZone', 'you', { type: 'element', cost: atMost(3) }))),
        atLeast: 1,
      }),
      from: whereverItIs,
    },
    spellAbility(gets(yourCreatures(), 'turn', power(9000), gains(tripleBreaker))),
  ],
  printings: ['DM26-RP1'],
});

const plusOneTrap = spell({
  name: 'プラスワン・トラップ',
  civilizations: ['nature'],
  cost: 4,
  abilities: [shieldTrigger, spellAbility(putIntoMana(choose(opponentsCreatures()))), spellAbility(draw())],
  printings: ['DM26-RP1'],
});

/** The same may be chosen both times. */
const decisionOfSwordAndShield = spell({
  name: '宝魂剣と獄門盾の決断',
  civilizations: ['light', 'darkness', 'fire'],
  cost: 3,
  abilities: [
    shieldTriggerWhile(youHave(yourCreatures({ power: atLeast(5000) }))),
    spellAbility(
      repeat(
        2,
        oneOf(
          put(choose(cardsIn(['hand', 'graveyard'], 'you', { type: 'creature', cost: atMost(3) }))),
          inOrder(
            { do: 'choose', what: called(choose(allCreatures()), 'one') },
            battle(the('one'), choose(allCreatures({ not: { is: the('one') } }))),
          ),
          breakShields(1),
        ),
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

export const spells: readonly CardDefinition[] = [
  gardLife,
  plusOneSpark,
  adventCharger,
  advanceOfTheDriftingContinent,
  gardBrain,
  plusOneGate,
  plusOneHand,
  timeOfTheTrumpCard,
  timeOfReversal,
  plusOneFlame,
  invincibleTower,
  plusOneTrap,
  decisionOfSwordAndShield,
];
