import type { CardDefinition } from 'taiki';
import {
  addToShields,
  allCreatures,
  any,
  atEndOfYourTurn,
  atLeast,
  atMost,
  atOnce,
  atRandom,
  atStartOfYourTurn,
  attacksEachTurnIfAble,
  battle,
  blocker,
  breakShields,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  drawUpTo,
  each,
  evolution,
  evolutionCreature,
  fushigibirth,
  gains,
  gets,
  gogogoGanganGalaxy,
  guardStrike,
  hasWhile,
  inOrder,
  itself,
  justDiver,
  lastBurst,
  limited,
  lookAtTop,
  machFighter,
  may,
  named,
  oneOf,
  opponentsCreatures,
  opponentsHand,
  plus,
  power,
  poweredBreaker,
  put,
  putIntoGraveyard,
  putIntoMana,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  revolutionChange,
  saver,
  self,
  shieldTrigger,
  slayer,
  speedAttacker,
  spell,
  spellAbility,
  sympathy,
  takeShieldWithoutTrigger,
  tally,
  tap,
  the,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  useFree,
  when,
  wheneverAttacks,
  whenPut,
  withTotal,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourShields,
} from 'taiki/words';

const jieminiasu = creature({
  name: '悪魔聖霊ジェミニアス',
  civilizations: ['light', 'darkness'],
  races: ['Angel Command', 'Demon Command', 'Funky Nightmare'],
  cost: 7,
  power: 9500,
  abilities: [
    blocker,
    doubleBreaker,
    whenPut(self, destroy(choose(opponentsCreatures(), 2, 'opponent'))),
    when({ event: 'tapped', what: itself }, discard(atRandom(opponentsHand(), 2))),
    when(
      { event: 'moved', what: itself, from: 'battleZone' },
      returnToHand(chooseUpTo(yourGraveyard({ type: 'spell' }), 2)),
    ),
  ],
  printings: ['DM24-EX4 014'],
});

const borumeteusuReinboDoragon = creature({
  name: 'ボルメテウス・レインボー・ドラゴン',
  civilizations: ['light', 'fire'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 11000,
  abilities: [
    revolutionChange({ civilizations: ['light', 'fire'], cost: atLeast(5), races: ['Dragon'] }),
    doubleBreaker,
    each(yourCreatures({ nameContains: 'ボルメテウス' }), gains(speedAttacker)),
    whenPut(self, may(breakShields(1, 'you'))),
    each(yourShields({ cost: atMost(7), races: ['Dragon'] }), gains(shieldTrigger)),
  ],
  printings: ['DM24-EX4 015'],
});

const meruveiyu = evolutionCreature({
  name: '聖霊龍王 メルヴェイユ',
  civilizations: ['light', 'nature'],
  races: ['Angel Command Dragon'],
  cost: 6,
  power: 12000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }],
      from: ['manaZone'],
    },
    evolution({ civilizations: ['light', 'nature'] }),
    tripleBreaker,
    whenPut(self, may(addToShields(choose(cardsIn('battleZone', 'any', { type: 'element' }))))),
    each(yourCreatures({ other: true }), power(6000), gains(poweredBreaker)),
  ],
  printings: ['DM24-EX4 016'],
});

const roiyaruPanissha = creature({
  name: '審罰の精霊ロイヤル・パニッシャー',
  civilizations: ['light', 'water'],
  races: ['Angel Command'],
  cost: 5,
  power: 6000,
  abilities: [
    blocker,
    doubleBreaker,
    atEndOfYourTurn({
      do: 'may',
      effect: useFree(
        choose(yourHand({ type: 'spell', civilizations: ['light', 'water'], cost: atMost(6) })),
      ),
      otherwise: draw(),
    }),
  ],
  printings: ['DM24-EX4 030'],
});

const bakuretsuEiyuBIG = creature({
  name: '爆裂英雄 B・I・G',
  civilizations: ['water', 'fire'],
  races: ['Magic Flame Command'],
  cost: 4,
  power: 4000,
  abilities: [
    guardStrike,
    justDiver,
    atStartOfYourTurn(
      inOrder(tally(discard(chooseUpTo(yourHand(), 2)), 'number'), draw(plus(named('number'), 1))),
    ),
  ],
  printings: ['DM24-EX4 036'],
});

const saikuriru = creature({
  name: '学識妖精サイクリル',
  civilizations: ['water', 'nature'],
  races: ['Giant Snow Faerie'],
  cost: 3,
  power: 3000,
  abilities: [
    machFighter,
    whenPut(self, { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true }),
    limited(
      { times: 1, per: 'turn', by: 'this' },
      wheneverAttacks(
        any('you', { races: ['Snow Faerie'] }),
        may(returnToHand(choose(yourGraveyard({ type: 'spell', cost: atMost(4) })))),
      ),
    ),
  ],
  printings: ['DM24-EX4 037'],
});

const zaVanpu = creature({
  name: '轟血鬼 ザ・ヴァンプ',
  civilizations: ['darkness', 'fire'],
  races: ['Sonic Command', 'Vampire'],
  cost: 4,
  power: 6000,
  abilities: [
    speedAttacker,
    doubleBreaker,
    whenPut(
      self,
      may(
        takeShieldWithoutTrigger(choose(yourShields())),
        destroy(choose(opponentsCreatures({ tapped: false }))),
      ),
    ),
  ],
  printings: ['DM24-EX4 038'],
});

const kuzen = twinpact(
  '雷撃の冥将クーゼン / ダーク・ライフ',
  creature({
    name: '雷撃の冥将クーゼン',
    civilizations: ['darkness', 'nature'],
    races: ['Demon Command'],
    cost: 5,
    power: 6000,
    abilities: [fushigibirth(8, 'darkness', 'nature'), machFighter, slayer, doubleBreaker, lastBurst],
    printings: ['DM24-EX4 039'],
  }),
  spell({
    name: 'ダーク・ライフ',
    civilizations: ['darkness', 'nature'],
    cost: 2,
    abilities: [
      spellAbility(lookAtTop(2, 'seen'), putIntoMana(choose(the('seen'))), putIntoGraveyard(the('seen'))),
    ],
  }),
);

const ryuseiBureibu = creature({
  name: '勇気のリュウセイ・ブレイブ',
  civilizations: ['fire', 'nature'],
  races: ['Red Command Dragon'],
  cost: 3,
  power: 7000,
  abilities: [
    doubleBreaker,
    attacksEachTurnIfAble,
    hasWhile(gogogoGanganGalaxy, gains(speedAttacker, machFighter)),
  ],
  printings: ['DM24-EX4 040'],
});

const shinmonNoKizuna = spell({
  name: '審問の絆',
  civilizations: ['light', 'water'],
  cost: 6,
  abilities: [
    guardStrike,
    spellAbility(draw(2)),
    spellAbility(
      may(
        put(
          choose(
            yourHand({
              type: 'creature',
              civilizations: ['light', 'water'],
              keyword: 'blocker',
              evolution: false,
            }),
          ),
        ),
      ),
    ),
  ],
  printings: ['DM24-EX4 049'],
});

const maboroshiSouNoKizuna = spell({
  name: '幻双の絆',
  civilizations: ['light', 'darkness'],
  cost: 6,
  abilities: [
    shieldTrigger,
    spellAbility(
      may(
        put(
          choose(
            yourHand({
              type: 'element',
              civilizations: ['light'],
              cost: atMost(7),
              races: ['Angel Command'],
            }),
          ),
        ),
      ),
    ),
    spellAbility(
      may(
        put(
          choose(
            yourGraveyard({
              type: 'element',
              civilizations: ['darkness'],
              cost: atMost(7),
              races: ['Demon Command'],
            }),
          ),
        ),
      ),
    ),
  ],
  printings: ['DM24-EX4 050'],
});

const nekketsuNoKizuna = spell({
  name: '熱血の絆',
  civilizations: ['light', 'fire'],
  cost: 7,
  abilities: [
    shieldTrigger,
    spellAbility(
      oneOf(
        inOrder(destroy(choose(opponentsCreatures({ power: atMost(6000) }))), tap(opponentsCreatures())),
        inOrder(
          put(
            choose(
              yourHand({
                type: 'creature',
                civilizations: ['light', 'fire'],
                cost: atMost(7),
                races: ['Dragon'],
              }),
            ),
          ),
          gets(the('put'), 'yourNextTurn', gains(blocker)),
          { do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) },
          battle(the('chosen'), the('put')),
        ),
      ),
    ),
  ],
  printings: ['DM24-EX4 051'],
});

const kanataNoKizuna = spell({
  name: '彼方の絆',
  civilizations: ['light', 'nature'],
  cost: 4,
  abilities: [
    shieldTrigger,
    spellAbility(
      revealTop(3, 'seen'),
      returnToHand(chooseUpTo({ ref: 'seen', filter: { type: 'creature', civilizations: ['light'] } }, 1)),
      returnToHand(chooseUpTo({ ref: 'seen', filter: { type: 'creature', civilizations: ['nature'] } }, 1)),
      putOnDeckBottom(the('seen')),
      may(put(choose(yourHand({ type: 'creature', civilizations: ['light', 'nature'], cost: atMost(3) })))),
      gets(the('put'), 'yourNextTurn', gains(blocker)),
    ),
  ],
  printings: ['DM24-EX4 052'],
});

const tankyuNoKizuna = spell({
  name: '探究の絆',
  civilizations: ['water', 'nature'],
  cost: 4,
  abilities: [
    guardStrike,
    spellAbility(
      lookAtTop(4, 'seen'),
      put(
        withTotal(
          chooseUpTo({ ref: 'seen', filter: { type: 'element', races: ['Snow Faerie'] } }, 2),
          'cost',
          5,
        ),
      ),
      putOnDeckBottom(the('seen')),
    ),
  ],
  printings: ['DM24-EX4 056'],
});

const meidoNoKizuna = spell({
  name: '冥土の絆',
  civilizations: ['darkness', 'nature'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(gets(chooseUpTo(allCreatures(), 1), 'turn', power(6000), gains(poweredBreaker))),
    spellAbility(gets(chooseUpTo(opponentsCreatures(), 1), 'turn', power(-6000))),
  ],
  printings: ['DM24-EX4 059'],
});

const setsunaNoKizuna = spell({
  name: '刹那の絆',
  civilizations: ['darkness', 'fire'],
  cost: 4,
  abilities: [
    shieldTrigger,
    spellAbility(
      oneOf(
        destroy(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(2) })),
        inOrder(
          topOfDeckTo('graveyard', 4),
          may(
            atOnce(
              returnToHand(choose(yourGraveyard({ type: 'creature', evolution: false }))),
              returnToHand(choose(yourGraveyard({ type: 'creature', evolution: true }))),
            ),
          ),
        ),
      ),
    ),
  ],
  printings: ['DM24-EX4 058'],
});

const zanouhau = creature({
  name: '守護地龍 ザノウハウ',
  civilizations: ['water', 'nature'],
  races: ['Giant Dragon', 'Snow Faerie'],
  cost: 8,
  power: 12000,
  abilities: [
    sympathy(yourCreatures({ races: ['Snow Faerie'] })),
    machFighter,
    tripleBreaker,
    whenPut(self, drawUpTo(3)),
    each(yourCreatures({ races: ['Snow Faerie'] }), gains(saver({ races: ['Snow Faerie'] }))),
  ],
  printings: ['DM24-EX4 020'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  zanouhau,
  setsunaNoKizuna,
  jieminiasu,
  borumeteusuReinboDoragon,
  meruveiyu,
  roiyaruPanissha,
  bakuretsuEiyuBIG,
  saikuriru,
  zaVanpu,
  kuzen,
  ryuseiBureibu,
  shinmonNoKizuna,
  maboroshiSouNoKizuna,
  nekketsuNoKizuna,
  kanataNoKizuna,
  tankyuNoKizuna,
  meidoNoKizuna,
];
