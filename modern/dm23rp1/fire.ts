import type { CardDefinition } from 'taiki';
import {
  anyOf,
  atMost,
  battle,
  called,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  gains,
  gets,
  inOrder,
  itself,
  limited,
  may,
  opponentsCreatures,
  power,
  powerAttacker,
  poweredBreaker,
  shieldTrigger,
  shieldTriggerPlus,
  speedAttacker,
  spell,
  spellAbility,
  that,
  the,
  untap,
  when,
  wheneverAttacks,
  whenWinsBattle,
  yourCreatures,
  yourHand,
} from 'taiki/words';

const parottaRupia = creature({
  name: 'パロッタ・剣・ルピア',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 3,
  power: 2000,
  abilities: [
    limited(
      { times: 1, per: 'turn', by: 'this' },
      wheneverAttacks(
        { of: 'you', filter: { races: ['Dragon'] } },
        inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), that)),
      ),
    ),
    whenWinsBattle({ of: 'you', filter: { races: ['Dragon'] } }, untap(that)),
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', races: ['Dragon'] }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
  ],
  printings: ['DM23-RP1 005'],
});

const borushakkuBureizuhon = creature({
  name: 'ボルシャック・ブレイズホーン',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 8,
  power: 11000,
  abilities: [
    doubleBreaker,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'attacks', what: itself }),
      may(discard(yourHand()), draw(3)),
    ),
  ],
  printings: ['DM23-RP1 043'],
});

const pachikuPatappi = creature({
  name: 'パーチク・站・パタッピ',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 2,
  power: 2000,
  abilities: [
    each(cardsIn('battleZone', 'you', { races: ['Dragon'] }), gains(powerAttacker(6000), poweredBreaker)),
  ],
  printings: ['DM23-RP1 045'],
});

const boruzadoBanejji = creature({
  name: 'ボルザード・バーンエッジ',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 5,
  power: 6000,
  abilities: [speedAttacker, doubleBreaker],
  printings: ['DM23-RP1 066'],
});

const burningFinger = spell({
  name: 'バーニング・フィンガー',
  civilizations: ['fire'],
  cost: 2,
  abilities: [
    ...shieldTriggerPlus(
      inOrder(discard(choose(yourHand())), draw(2)),
      destroy(choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(6) }))),
    ),
  ],
  printings: ['DM23-RP1 046'],
});

const magumanshakku = spell({
  name: '竜の闘技場 マグマンシャック',
  civilizations: ['fire'],
  cost: 2,
  abilities: [
    shieldTrigger,
    spellAbility(
      gets(called(choose(yourCreatures()), 'mine'), 'turn', power(3000)),
      { do: 'choose', what: called(choose(opponentsCreatures()), 'theirs') },
      battle(the('mine'), the('theirs')),
    ),
  ],
  printings: ['DM23-RP1 069'],
});

export const fire: readonly CardDefinition[] = [
  magumanshakku,
  burningFinger,
  parottaRupia,
  borushakkuBureizuhon,
  pachikuPatappi,
  boruzadoBanejji,
];
