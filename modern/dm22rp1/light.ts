import type { CardDefinition } from 'taiki';
import {
  addToShields,
  any,
  atMost,
  blocker,
  cannot,
  cannotAttackPlayers,
  cardsIn,
  choose,
  chooseAnyNumber,
  civilCount,
  countOf,
  creature,
  doubleBreaker,
  draw,
  each,
  eachWhile,
  escapeAbility,
  exactly,
  gains,
  has,
  hasWhile,
  ifNot,
  itself,
  leavesOnlyByDestruction,
  may,
  onlyIf,
  opponentsCreatures,
  power,
  poweredBreaker,
  provided,
  put,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tamaseed,
  tap,
  topOfDeckTo,
  tripleBreaker,
  untap,
  when,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import {
  costsLess,
  creatureOrTamaseed,
  forTheFirstTime,
  liesOnShield,
  shieldTriggerWhile,
  TAP_ONE_FOR_LONG,
  whenNamesakeIsPut,
  whileFaceUpShield,
} from '../common.ts';

const LIGHT = creatureOrTamaseed({ civilizations: ['light'] });

const shekedan = creature({
  name: 'シェケダン・ドメチアーレ',
  civilizations: ['light'],
  races: ['Mecha Del Dinero'],
  cost: 5,
  power: 5500,
  abilities: [
    blocker,
    whenPut(self, may(draw(countOf(cardsIn('battleZone', 'you', LIGHT))))),
    costsLess(2, LIGHT),
    hasWhile(
      civilCount('light', 5),
      power(10000),
      gains(tripleBreaker, wheneverAttacks(self, may(addToShields(choose(opponentsCreatures()))))),
    ),
  ],
  printings: ['DM22-RP1 004'],
});

const erlaRouge = creature({
  name: '赤翼の精霊エルラ・ルージュ',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 5,
  power: 6500,
  abilities: [
    blocker,
    doubleBreaker,
    forTheFirstTime({ event: 'attacks', what: any('any') }, may(draw(), tap(choose(opponentsCreatures())))),
    eachWhile(
      civilCount('light', 3),
      yourCreatures({ keyword: 'blocker' }),
      { kind: 'can', permission: { do: 'attackPlayersDespiteBans' } },
      power(6000),
      gains(poweredBreaker),
    ),
  ],
  printings: ['DM22-RP1 011'],
});

const jamarillo = creature({
  name: 'ジャマリーリョ-S8',
  civilizations: ['light'],
  races: ['Mecha Del Dinero'],
  cost: 5,
  power: 5500,
  abilities: [
    shieldTrigger,
    blocker,
    provided(civilCount('light', 3), when({ event: 'tapped', what: itself }, topOfDeckTo('shieldZone'))),
  ],
  printings: ['DM22-RP1 019'],
});

const mampkult = creature({
  name: '予言者マンプクルト',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 1,
  power: 3500,
  abilities: [
    blocker,
    has({ kind: 'doesNotUntap' }),
    hasWhile(
      youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' }), exactly(0)),
      cannot({ do: 'attack', target: 'player' }),
    ),
    when({ event: 'put', what: { of: 'you', filter: { type: 'tamaseed' } } }, untap(self)),
  ],
  printings: ['DM22-RP1 021'],
});

const haria = creature({
  name: '幾層の守り 針亜',
  civilizations: ['light'],
  races: ['Metallica'],
  cost: 5,
  power: 8500,
  abilities: [blocker, cannotAttackPlayers, forTheFirstTime({ event: 'blocks', what: itself }, untap(self))],
  printings: ['DM22-RP1 037'],
});

const astmarple = creature({
  name: 'アストマープル-T3',
  civilizations: ['light'],
  races: ['Mecha Del Dinero'],
  cost: 3,
  power: 3000,
  abilities: [whenPut(self, may(put(choose(yourHand(creatureOrTamaseed({ cost: { max: 3 } }))))))],
  printings: ['DM22-RP1 038'],
});

const picabeam = spell({
  name: '監獄呪文「ピカビム」',
  civilizations: ['light'],
  cost: 4,
  abilities: [
    shieldTriggerWhile(civilCount('light', 2)),
    spellAbility(
      addToShields(choose(cardsIn('battleZone', 'opponent', creatureOrTamaseed({ cost: { max: 5 } })))),
    ),
  ],
  printings: ['DM22-RP1 040'],
});

const goldenTire = tamaseed({
  name: 'ハイパーソニック・ゴールデンタイヤ',
  civilizations: ['light'],
  cost: 3,
  abilities: [wheneverAttacks(any('you'), may(draw()))],
  printings: ['DM22-RP1 041'],
});

const acrux = creature({
  name: '聖女の翼 アクルクス',
  civilizations: ['light'],
  races: ['Justice Wing'],
  cost: 2,
  power: 4000,
  abilities: [blocker, cannotAttackPlayers],
  printings: ['DM22-RP1 062'],
});

const alHakobu = creature({
  name: '運搬の守護者 アル・ハコブ',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 2,
  power: 500,
  abilities: [
    whenPut(
      self,
      may(
        tap(
          choose(
            cardsIn('battleZone', 'you', creatureOrTamaseed({ tapped: false, civilizations: ['light'] })),
          ),
        ),
        draw(),
      ),
    ),
  ],
  printings: ['DM22-RP1 063'],
});

const troisSign = spell({
  name: 'トロワ・サイン',
  civilizations: ['light'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(onlyIf(civilCount('light', 2), draw())),
    spellAbility(put(choose(yourHand(creatureOrTamaseed({ cost: { max: 3 } }))))),
  ],
  printings: ['DM22-RP1 065'],
});

const oilMane = creature({
  name: '油殿の精霊龍 オイルマーネ',
  civilizations: ['light'],
  races: ['Angel Command Dragon'],
  cost: 6,
  power: 8000,
  abilities: [
    doubleBreaker,
    each(yourCreatures(), gains(escapeAbility)),
    whenPut(self, topOfDeckTo('shieldZone')),
    forTheFirstTime(
      { event: 'moved', what: { of: 'you' }, to: 'shieldZone' },
      may(topOfDeckTo('shieldZone')),
    ),
  ],
  printings: ['DM22-RP1 003'],
});

const bruturaD1 = creature({
  name: 'ブルトゥーラ-D1',
  civilizations: ['light'],
  races: ['Mecha Del Dinero'],
  cost: 3,
  power: 3500,
  abilities: [each(yourCreatures({ other: true }), leavesOnlyByDestruction)],
  printings: ['DM22-RP1 020'],
});

const coinOfPower = tamaseed({
  name: '権力のコイン',
  civilizations: ['light'],
  cost: 3,
  abilities: [shieldTrigger, whenNamesakeIsPut('権力のコイン', TAP_ONE_FOR_LONG)],
  printings: ['DM22-RP1 064'],
});

const justLabyrinth = spell({
  name: 'ジャスト・ラビリンス',
  civilizations: ['light'],
  cost: 2,
  abilities: [
    shieldTrigger,
    spellAbility(tap(chooseAnyNumber(yourCreatures()))),
    spellAbility(draw(countOf(yourCreatures({ tapped: true })))),
  ],
  printings: ['DM22-RP1 t9'],
});

const vnice = creature({
  name: '巡霊者ヴニース',
  civilizations: ['light'],
  races: ['Cosmo Walker'],
  cost: 2,
  power: 1000,
  abilities: [provided(civilCount('light', 3), whenPut(self, draw()))],
  printings: ['DM22-RP1 039'],
});

const madiMuJean = creature({
  name: '迎賓の守護者 マディ・ム・ジーン',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 4,
  power: 5500,
  abilities: [escapeAbility],
  printings: ['DM22-RP1 061'],
});

const laFamilie = spell({
  name: '裁キノ聖堂 ラ・ファミリエ',
  civilizations: ['light'],
  races: ['Sanction Heraldry'],
  cost: 5,
  abilities: [
    liesOnShield,
    whileFaceUpShield(
      { event: 'attacks', what: any('you') },
      ifNot(
        may(put(choose(yourHand({ type: 'creature', civilizations: ['light'], cost: atMost(5) })))),
        draw(),
      ),
    ),
  ],
  printings: ['DM22-RP1 t8'],
});

export const light: readonly CardDefinition[] = [
  laFamilie,
  shekedan,
  erlaRouge,
  jamarillo,
  mampkult,
  haria,
  astmarple,
  picabeam,
  goldenTire,
  acrux,
  alHakobu,
  troisSign,
  oilMane,
  bruturaD1,
  coinOfPower,
  justLabyrinth,
  vnice,
  madiMuJean,
];
