import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  atMost,
  breaksMore,
  choose,
  countOf,
  creature,
  draw,
  each,
  inOrder,
  machFighter,
  oneOf,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  provided,
  put,
  putIntoMana,
  sasageru,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  superShieldTrigger,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';

const maddoGendoChesuta = spell({
  name: '魔弾 マッド・ゲンド・チェスター',
  civilizations: ['darkness', 'nature'],
  races: ['Knight'],
  cost: 6,
  abilities: [
    shieldTrigger,
    spellAbility(
      onlyIf(
        youHave(yourCreatures({ races: ['Dispector'] })),
        oneOf(
          putIntoMana(choose(opponentsCreatures({ cost: atMost(8) }))),
          put(choose(yourGraveyard({ type: 'creature', cost: atMost(8) }))),
          inOrder(
            putIntoMana(choose(opponentsCreatures({ cost: atMost(8) }))),
            put(choose(yourGraveyard({ type: 'creature', cost: atMost(8) }))),
          ),
        ),
        oneOf(
          putIntoMana(choose(opponentsCreatures({ cost: atMost(8) }))),
          put(choose(yourGraveyard({ type: 'creature', cost: atMost(8) }))),
        ),
      ),
    ),
  ],
  printings: ['DM23-BD5 004'],
});

const baragiara = twinpact(
  '暴命天 バラギアラ / ガイアの目覚め',
  creature({
    name: '暴命天 バラギアラ',
    civilizations: ['nature'],
    races: ['Grand Sect Hazard'],
    cost: 9,
    power: 14000,
    abilities: [machFighter, tripleBreaker, each(allCreatures(), breaksMore())],
    printings: ['DM23-BD5 026'],
  }),
  spell({
    name: 'ガイアの目覚め',
    civilizations: ['nature'],
    cost: 8,
    abilities: [
      shieldTrigger,
      spellAbility(
        putIntoMana(choose(yourCreatures(), 2)),
        putIntoMana(choose(opponentsCreatures(), 2, 'opponent')),
      ),
    ],
  }),
);

const haieitasuDepacha = spell({
  name: 'ハイエイタス・デパーチャ',
  civilizations: ['nature'],
  cost: 3,
  abilities: [
    ...superShieldTrigger(topOfDeckTo('manaZone'), putIntoMana(allCreatures({ power: atMost(5000) }))),
  ],
  printings: ['DM23-BD5 030'],
});

const tenraiAva1 = creature({
  name: '天雷 アヴァ-1',
  civilizations: ['light'],
  races: ['Arc Seraphim', 'Knight', 'Distas'],
  cost: 3,
  power: 3000,
  abilities: [
    provided(
      { kind: 'compare', a: countOf(opponentsHand()), is: 'more', b: countOf(yourHand()) },
      whenPut(self, draw()),
    ),
    sasageru(1),
  ],
  printings: ['DM23-BD5 006'],
});

/** The cards of DM23-BD5. */
export const dm23bd5: readonly CardDefinition[] = [
  maddoGendoChesuta,
  baragiara,
  haieitasuDepacha,
  tenraiAva1,
];
