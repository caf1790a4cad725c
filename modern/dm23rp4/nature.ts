import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  atOnce,
  attacksFirst,
  battle,
  cannotAttack,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  destroy,
  doubleBreaker,
  draw,
  each,
  gains,
  given,
  guardman,
  happened,
  inOrder,
  itself,
  machFighter,
  may,
  moveTo,
  opponentsCreatures,
  opponentsTurn,
  power,
  poweredBreaker,
  provided,
  putIntoMana,
  returnToHand,
  revolutionChange,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  ultraSaver,
  when,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';

const oBekarinu = twinpact(
  'オ:ベカリーヌ / 裏盗邪撫',
  creature({
    name: 'オ:ベカリーヌ',
    civilizations: ['nature'],
    races: ['Veil Abyss'],
    cost: 8,
    power: 14000,
    abilities: [
      machFighter,
      tripleBreaker,
      each(
        cardsIn('battleZone', 'you', { other: true, races: ['Abyss'] }),
        power(6000),
        gains(poweredBreaker),
      ),
    ],
    printings: ['DM23-RP4 022'],
  }),
  spell({
    name: '裏盗邪撫',
    civilizations: ['nature'],
    races: ['Lure to Abyss'],
    cost: 1,
    abilities: [spellAbility(moveTo('manaZone', choose(yourGraveyard({ races: ['Abyss'] })), 'tapped'))],
  }),
);

const aMoguchittsu = creature({
  name: 'ア:モグチッツ',
  civilizations: ['nature'],
  races: ['Veil Abyss'],
  cost: 6,
  power: 7000,
  abilities: [
    shieldTrigger,
    doubleBreaker,
    whenPut(self, inOrder(putIntoMana(choose(opponentsCreatures())), topOfDeckTo('manaZone'))),
    given(
      opponentsTurn,
      provided(happened({ event: 'shieldBroken', of: 'you' }, atMost(1)), whenPut(self, destroy(self))),
    ),
  ],
  printings: ['DM23-RP4 023'],
});

const himoWazaNoYousei = creature({
  name: '紐技の妖精',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie'],
  cost: 5,
  power: 6000,
  abilities: [
    machFighter,
    doubleBreaker,
    whenPut(self, may(returnToHand(choose(yourMana())))),
    wheneverAttacks(self, may(topOfDeckTo('manaZone'))),
  ],
  printings: ['DM23-RP4 024'],
});

const midofeshi = creature({
  name: '深巨天 ミドフェシー',
  civilizations: ['nature'],
  races: ['Abyss Giant Celes'],
  cost: 4,
  power: 8000,
  abilities: [
    revolutionChange({
      anyOf: [
        { cost: atLeast(3), races: ['Giant'] },
        { cost: atLeast(3), races: ['Abyss'] },
      ],
    }),
    doubleBreaker,
    when(
      { event: 'put', what: itself, how: 'revolutionChange' },
      inOrder(topOfDeckTo('manaZone'), may(returnToHand(choose(yourMana())))),
    ),
    each(opponentsCreatures(), attacksFirst({ itself: true })),
  ],
  printings: ['DM23-RP4 025'],
});

const takkyuNoYousei = twinpact(
  '卓球の妖精 / 回転する開眼',
  creature({
    name: '卓球の妖精',
    civilizations: ['nature'],
    races: ['Giant Snow Faerie'],
    cost: 2,
    power: 11000,
    abilities: [guardman, cannotAttack],
    printings: ['DM23-RP4 037'],
  }),
  spell({
    name: '回転する開眼',
    civilizations: ['nature'],
    races: ['Giant Skill'],
    cost: 1,
    abilities: [shieldTrigger, spellAbility(battle(choose(yourCreatures()), choose(opponentsCreatures())))],
  }),
);

const saineriaVsTorein = creature({
  name: '助招！サイネリアvs.トレイン',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie', 'Abyss Royal'],
  cost: 5,
  power: 7000,
  abilities: [
    {
      kind: 'cost',
      way: 'alternative',
      mana: { count: 3, of: ['nature'] },
      effect: putIntoMana(choose(cardsIn('battleZone', 'you', { type: 'element' }))),
    },
    doubleBreaker,
  ],
  printings: ['DM23-RP4 038'],
});

const oNntai = creature({
  name: 'オ:ンータイ',
  civilizations: ['nature'],
  races: ['Veil Abyss'],
  cost: 3,
  power: 2000,
  abilities: [
    provided(youHave(cardsIn('battleZone', 'you', { other: true, races: ['Abyss'] })), whenPut(self, draw())),
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { races: ['Abyss'] }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
    ultraSaver({ type: 'creature', races: ['Abyss'] }),
  ],
  printings: ['DM23-RP4 039'],
});

const aMenaka = twinpact(
  'ア:メナカア / 堕墓邪暗',
  creature({
    name: 'ア:メナカア',
    civilizations: ['nature'],
    races: ['Veil Abyss'],
    cost: 3,
    power: 4000,
    abilities: [machFighter],
    printings: ['DM23-RP4 049'],
  }),
  spell({
    name: '堕墓邪暗',
    civilizations: ['darkness'],
    races: ['Lure to Abyss'],
    cost: 6,
    abilities: [
      shieldTrigger,
      spellAbility(destroy(choose(opponentsCreatures()))),
      spellAbility(topOfDeckTo('graveyard', 2)),
    ],
  }),
);

const tomoeDaNoChoujin = creature({
  name: '巴打の超人',
  civilizations: ['nature'],
  races: ['Giant'],
  cost: 6,
  power: 4000,
  abilities: [shieldTrigger, whenPut(self, putIntoMana(choose(opponentsCreatures({ tapped: false }))))],
  printings: ['DM23-RP4 067'],
});

const kozou = creature({
  name: '球乗りコゾウくん',
  civilizations: ['nature'],
  races: ['Giant Dream Mate'],
  cost: 2,
  power: 2000,
  abilities: [whenPut(self, may(putIntoMana(choose(opponentsCreatures({ power: atMost(5000) })))))],
  printings: ['DM23-RP4 069'],
});

const arokkuro = creature({
  name: 'ア:ロックロ',
  civilizations: ['nature'],
  races: ['Veil Abyss'],
  cost: 3,
  power: 2000,
  abilities: [
    whenPut(
      self,
      atOnce(
        moveTo('manaZone', chooseUpTo(yourGraveyard(), 1), 'tapped'),
        moveTo('manaZone', chooseUpTo(yourHand(), 1), 'tapped'),
      ),
    ),
  ],
  printings: ['DM23-RP4 068'],
});

export const nature: readonly CardDefinition[] = [
  arokkuro,
  oBekarinu,
  aMoguchittsu,
  himoWazaNoYousei,
  midofeshi,
  takkyuNoYousei,
  saineriaVsTorein,
  oNntai,
  aMenaka,
  tomoeDaNoChoujin,
  kozou,
];
