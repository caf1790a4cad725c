import type { CardDefinition } from 'taiki';
import {
  addToShields,
  allCreatures,
  any,
  anyOf,
  atLeast,
  atMost,
  atStartOfYourTurn,
  attackChance,
  battle,
  blocker,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  destroy,
  doubleBreaker,
  draw,
  during,
  each,
  gains,
  guardStrike,
  hasWhile,
  inOrder,
  instead,
  isLike,
  itself,
  justDiver,
  limited,
  lookAtTop,
  may,
  moveTo,
  neoCreature,
  neoEvolution,
  oneOf,
  onlyIf,
  opponentsCreatures,
  opponentsTurn,
  power,
  put,
  putIntoGraveyard,
  putOnDeckBottom,
  revealTop,
  self,
  shieldTrigger,
  slayer,
  speedAttacker,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  tap,
  the,
  topOfDeckTo,
  twinpact,
  when,
  wheneverAttacks,
  whenPut,
  wouldBePutWithoutSummoning,
  youHave,
  yourHand,
  yourMana,
  yourShields,
} from 'taiki/words';

const borushakkuDorimuDoragon = creature({
  name: 'ボルシャック・ドリーム・ドラゴン',
  civilizations: ['light', 'fire', 'nature'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 11000,
  abilities: [
    {
      kind: 'static',
      while: youHave(yourMana({ races: ['Dragon'] }), atLeast(4)),
      affects: self,
      effects: [{ kind: 'cost', by: -3, atLeast: 0 }],
      from: ['hand', 'manaZone', 'graveyard'],
    },
    speedAttacker,
    doubleBreaker,
    limited(
      { times: 1, per: 'turn', by: 'this' },
      whenPut({ of: 'you', filter: { races: ['Dragon'] } }, may(tap(choose(opponentsCreatures())))),
    ),
    wheneverAttacks(
      self,
      inOrder(
        revealTop(1, 'seen'),
        onlyIf(isLike(the('seen'), { races: ['Dragon'] }), put(the('seen')), putIntoGraveyard(the('seen'))),
      ),
    ),
  ],
  printings: ['DM24-EX2 019'],
});

const fainaruReboryushon = spell({
  name: '蒼龍秘伝ファイナル・レボリューション',
  civilizations: ['fire', 'nature'],
  races: ['Dragon'],
  cost: 6,
  abilities: [
    attackChance({ nameContains: 'ドギラゴン' }),
    spellAbility(put(choose(yourMana({ type: 'creature', cost: atMost(6), multicolored: true })))),
  ],
  printings: ['DM24-EX2 038'],
});

const karumaShifon = creature({
  name: '神化のカルマ シフォン',
  civilizations: ['light', 'darkness'],
  races: ['Oracle'],
  cost: 3,
  power: 4000,
  abilities: [
    guardStrike,
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'opponent', { multicolored: true }), {
      kind: 'cost',
      by: 2,
      atLeast: 0,
    }),
    each(
      cardsIn(['hand', 'manaZone', 'graveyard'], 'you', {
        not: { civilizations: ['light', 'water', 'darkness', 'fire', 'nature'] },
      }),
      { kind: 'cost', by: -2, atLeast: 0 },
    ),
  ],
  printings: ['DM24-EX2 055'],
});

const jaSenkou = spell({
  name: '邪閃光',
  civilizations: ['light', 'darkness'],
  cost: 8,
  abilities: [
    shieldTrigger,
    spellAbility(
      onlyIf(
        youHave(cardsIn('battleZone', 'you', { races: ['Abyss'] })),
        oneOf(
          putOnDeckBottom(choose(cardsIn('battleZone', 'opponent', { type: 'element' }))),
          tap(opponentsCreatures()),
          inOrder(
            putOnDeckBottom(choose(cardsIn('battleZone', 'opponent', { type: 'element' }))),
            tap(opponentsCreatures()),
          ),
        ),
        oneOf(
          putOnDeckBottom(choose(cardsIn('battleZone', 'opponent', { type: 'element' }))),
          tap(opponentsCreatures()),
        ),
      ),
    ),
  ],
  printings: ['DM24-EX2 056'],
});

const borumeteusuEnaji = twinpact(
  '記憶の炎 ボルメテウス・エナジー / 魂と怒りの盾',
  creature({
    name: '記憶の炎 ボルメテウス・エナジー',
    civilizations: ['light', 'water'],
    races: ['Million Flame'],
    cost: 3,
    power: 4000,
    abilities: [
      blocker,
      when(
        anyOf({ event: 'put', what: itself }, { event: 'moved', what: itself, from: 'battleZone' }),
        draw(),
      ),
    ],
    printings: ['DM24-EX2 072'],
  }),
  spell({
    name: '魂と怒りの盾',
    civilizations: ['light', 'water'],
    cost: 4,
    abilities: [shieldTrigger, spellAbility(addToShields(choose(allCreatures())))],
  }),
);

const arukaGaru = creature({
  name: '神聖の精霊アルカ・ガール',
  civilizations: ['light', 'water'],
  races: ['Angel Command'],
  cost: 4,
  power: 4500,
  abilities: [
    blocker,
    justDiver,
    whenPut(self, draw()),
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', races: ['Command'] }), {
      kind: 'cost',
      by: -2,
      atLeast: 1,
    }),
  ],
  printings: ['DM24-EX2 073'],
});

const ushinawaRetaSekai = spell({
  name: '失われた世界',
  civilizations: ['water', 'darkness'],
  cost: 5,
  abilities: [
    spellAbility(draw(2), may(put(choose(yourHand({ type: 'creature', nameContains: 'ジャシン' }))))),
  ],
  printings: ['DM24-EX2 074'],
});

const disuDoraibu = twinpact(
  '襲撃者ディス・ドライブ / パンドラ・タイム',
  creature({
    name: '襲撃者ディス・ドライブ',
    civilizations: ['darkness', 'fire'],
    races: ['Living Dead', 'Dragonoid', 'Alien'],
    cost: 3,
    power: 1000,
    abilities: [speedAttacker, slayer],
    printings: ['DM24-EX2 076'],
  }),
  spell({
    name: 'パンドラ・タイム',
    civilizations: ['fire'],
    cost: 2,
    abilities: [
      guardStrike,
      spellAbility(destroy(choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(2) })))),
    ],
  }),
);

const hamukatsu = neoCreature({
  name: '我ら、ハムカツ三人衆!!!',
  civilizations: ['fire', 'nature'],
  races: ['Mega Command Dragon', 'Revolutionary', 'Team Hamukatsu'],
  cost: 5,
  power: 4000,
  abilities: [
    shieldTrigger,
    neoEvolution({ civilizations: ['fire', 'nature'] }),
    whenPut(
      self,
      inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), self)),
    ),
    hasWhile(isLike(self, { evolution: true }), power(5000), gains(doubleBreaker)),
  ],
  printings: ['DM24-EX2 078'],
});

const momodachi = creature({
  name: '我ら、モモダチ三人衆!!!',
  civilizations: ['fire', 'nature'],
  races: ['Jokers', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [
    guardStrike,
    whenPut(self, topOfDeckTo('manaZone')),
    atStartOfYourTurn(may(takeShieldWithoutTrigger(choose(yourShields())))),
  ],
  printings: ['DM24-EX2 079'],
});

const dakuSongu = spell({
  name: 'ダーク・ソング',
  civilizations: ['darkness', 'nature'],
  cost: 4,
  abilities: [
    spellAbility(
      lookAtTop(4, 'seen'),
      moveTo('manaZone', choose(the('seen'), 2), 'tapped'),
      putIntoGraveyard(the('seen')),
    ),
  ],
  printings: ['DM24-EX2 098'],
});

const koeruMeracchi = creature({
  name: '超えるメラッチ',
  civilizations: ['water', 'fire'],
  races: ['Fire Bird En', 'Revolutionary'],
  cost: 4,
  power: 5000,
  abilities: [
    justDiver,
    during(
      opponentsTurn,
      wouldBePutWithoutSummoning(any('opponent', { type: 'creature' }), instead('graveyard')),
    ),
  ],
  printings: ['DM24-EX2 059'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  koeruMeracchi,
  borushakkuDorimuDoragon,
  fainaruReboryushon,
  karumaShifon,
  jaSenkou,
  borumeteusuEnaji,
  arukaGaru,
  ushinawaRetaSekai,
  disuDoraibu,
  hamukatsu,
  momodachi,
  dakuSongu,
];
