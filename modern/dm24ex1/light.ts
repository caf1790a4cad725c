import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  another,
  any,
  anyOf,
  atMost,
  blocker,
  choose,
  creature,
  doubleBreaker,
  draw,
  each,
  evolution,
  evolutionCreature,
  gains,
  has,
  inOrder,
  itself,
  limited,
  may,
  oneOf,
  opponentsCreatures,
  put,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  sympathy,
  tap,
  twinpact,
  untap,
  when,
  whenPut,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';

const masharuPurinsu = creature({
  name: 'マーシャル・プリンス',
  civilizations: ['light'],
  races: ['Magic Splash Queen'],
  cost: 5,
  power: 5000,
  abilities: [
    shieldTrigger,
    blocker,
    each(yourShields({ races: ['Splash Queen'] }), gains(shieldTrigger)),
    whenPut(any('you', { races: ['Splash Queen'] }), may(tap(choose(opponentsCreatures())))),
  ],
  printings: ['DM24-EX1 001'],
});

const puwason = evolutionCreature({
  name: '料理猫のプワソン',
  civilizations: ['light'],
  races: ['Dream Mate'],
  cost: 8,
  power: 9500,
  abilities: [
    sympathy(yourCreatures({ races: ['Dream Mate'] })),
    evolution({ races: ['Dream Mate'] }),
    doubleBreaker,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'attacks', what: itself }),
      inOrder(
        draw(),
        may(put(choose(yourHand({ type: 'element', cost: atMost(5), races: ['Dream Mate'] })))),
      ),
    ),
    each(yourCreatures({ races: ['Dream Mate'] }), gains(blocker)),
  ],
  printings: ['DM24-EX1 016'],
});

const kashisuPain = twinpact(
  'カシス・パイン / ♥あたしのスパークがメロメロにさせ～る',
  creature({
    name: 'カシス・パイン',
    civilizations: ['light'],
    races: ['Splash Queen'],
    cost: 2,
    power: 3000,
    abilities: [blocker],
    printings: ['DM24-EX1 036'],
  }),
  spell({
    name: '♥あたしのスパークがメロメロにさせ～る',
    civilizations: ['light'],
    cost: 5,
    abilities: [shieldTrigger, spellAbility(tap(opponentsCreatures()))],
  }),
);

const somurieAperichifu = creature({
  name: 'ソムリエ猫のアペリチフ',
  civilizations: ['light'],
  races: ['Dream Mate'],
  cost: 3,
  power: 6000,
  abilities: [
    blocker,
    doubleBreaker,
    has({ kind: 'entersTapped' }),
    has({ kind: 'doesNotUntap' }),
    whenPut(another('you'), untap(self)),
  ],
  printings: ['DM24-EX1 052'],
});

const chumonNekoNoUei = creature({
  name: '注文猫のウェイ',
  civilizations: ['light'],
  races: ['Dream Mate'],
  cost: 4,
  power: 3000,
  abilities: [
    shieldTrigger,
    limited(
      { times: 1, per: 'turn', by: 'this' },
      whenPut(any('you'), may(oneOf(tap(choose(allCreatures())), untap(choose(allCreatures()))))),
    ),
  ],
  printings: ['DM24-EX1 070'],
});

export const light: readonly CardDefinition[] = [
  masharuPurinsu,
  puwason,
  kashisuPain,
  somurieAperichifu,
  chumonNekoNoUei,
];
