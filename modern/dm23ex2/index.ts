import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  blocker,
  cannot,
  cannotAttackPlayers,
  cardsIn,
  castSpellHalf,
  charger,
  choose,
  countOf,
  creature,
  destroy,
  discard,
  draw,
  each,
  evolution,
  evolutionCreature,
  evolutionFrom,
  exactly,
  exLife,
  finalRevolution,
  gains,
  gets,
  given,
  guardStrike,
  hasWhile,
  inOrder,
  knightMagic,
  limited,
  may,
  opponentsCreatures,
  provided,
  put,
  putIntoMana,
  returnToHand,
  revolutionChange,
  search,
  self,
  shieldTrigger,
  shinkarize,
  speedAttacker,
  spell,
  spellAbility,
  tamaseed,
  tap,
  that,
  the,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  useFree,
  when,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
  yourTurn,
} from 'taiki/words';

const dogiradisu3rd = creature({
  name: '頂上縫合 ドギラディス勝3rd',
  civilizations: ['water', 'nature'],
  races: ['Dispector', 'Mega Command Dragon', 'Great Mecha King'],
  cost: 8,
  power: 13000,
  abilities: [
    exLife,
    revolutionChange({ cost: atLeast(5), multicolored: true, races: ['Dragon'] }),
    tripleBreaker,
    finalRevolution(
      may(
        useFree(
          choose(
            cardsIn(['hand', 'manaZone'], 'you', { type: 'spell', cost: atMost(6), multicolored: true }),
          ),
        ),
      ),
    ),
    limited(
      { times: 1, per: 'turn', by: 'this' },
      when(
        { event: 'used', by: 'you', what: { type: 'spell', multicolored: true } },
        may(returnToHand(that)),
      ),
    ),
  ],
  printings: ['DM23-EX2 018'],
});

const gaiasshu = tamaseed({
  name: 'ガイアッシュの海地図',
  civilizations: ['water', 'nature'],
  races: ['Blue Command Dragon', 'Green Command Dragon', 'Hunter', 'Rex Stars'],
  cost: 5,
  abilities: [
    shieldTrigger,
    shinkarize,
    whenPut(
      self,
      inOrder(
        draw(),
        gets(choose(opponentsCreatures()), 'yourNextTurn', cannot({ do: 'attack' }), cannot({ do: 'block' })),
      ),
    ),
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', cost: atLeast(8) }), {
      kind: 'cost',
      by: -2,
      atLeast: 1,
    }),
  ],
  printings: ['DM23-EX2 032'],
});

const gabera = twinpact(
  '純潔妖精ガーベラ / ハイビとビスカの印',
  creature({
    name: '純潔妖精ガーベラ',
    civilizations: ['light', 'water', 'nature'],
    races: ['Snow Faerie'],
    cost: 5,
    power: 5000,
    abilities: [
      whenPut(
        self,
        may(
          tap(choose(cardsIn('battleZone', 'you', { races: ['Snow Faerie'], other: true, tapped: false }))),
          castSpellHalf(self),
        ),
      ),
      each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', races: ['Snow Faerie'] }), {
        kind: 'cost',
        by: -2,
        atLeast: 1,
      }),
      blocker,
    ],
    printings: ['DM23-EX2 040'],
  }),
  spell({
    name: 'ハイビとビスカの印',
    civilizations: ['darkness', 'fire'],
    cost: 6,
    abilities: [
      spellAbility(
        put(choose(yourGraveyard({ type: 'creature', races: ['Snow Faerie'] }))),
        gets(the('put'), 'turn', gains(speedAttacker)),
      ),
    ],
  }),
);

const oMarugunsa = evolutionCreature({
  name: 'オ:マルグンサ',
  civilizations: ['nature'],
  races: ['Veil Abyss'],
  cost: 3,
  power: 3000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }],
      from: ['manaZone'],
    },
    evolution({ cost: exactly(3), races: ['Abyss'] }),
    hasWhile(youHave(cardsIn('battleZone', 'you', { races: ['Abyss'] }), atLeast(3)), gains(tripleBreaker)),
    provided(
      youHave(cardsIn('battleZone', 'you', { races: ['Abyss'] }), atLeast(4)),
      whenPut(self, putIntoMana(choose(opponentsCreatures()))),
    ),
  ],
  printings: ['DM23-EX2 053'],
});

const shinenNaruDaichi = spell({
  name: '深淵なる大地',
  civilizations: ['nature'],
  cost: 3,
  abilities: [
    guardStrike,
    spellAbility(
      may(
        putIntoMana(choose(cardsIn('battleZone', 'you', { races: ['Abyss'] }))),
        put(choose(yourMana({ type: 'element', cost: atMost(countOf(yourMana())), races: ['Abyss'] }))),
      ),
    ),
  ],
  printings: ['DM23-EX2 055'],
});

const romanofuArufa = evolutionCreature({
  name: '邪眼の始祖 ロマノフ・アルファ',
  civilizations: ['darkness'],
  races: ['Dark Lord', 'Knight'],
  cost: 3,
  power: 3000,
  abilities: [
    evolutionFrom('graveyard', evolution({ civilizations: ['darkness'] })),
    whenPut(
      self,
      inOrder(
        topOfDeckTo('graveyard', 4),
        returnToHand(choose(yourGraveyard({ civilizations: ['darkness'] }))),
      ),
    ),
  ],
  printings: ['DM23-EX2 072'],
});

const zabiKurazuDoragun = creature({
  name: 'ザビ・クラズ・ドラグーン',
  civilizations: ['darkness'],
  races: ['Tyranno Drake', 'Alien'],
  cost: 2,
  power: 2000,
  abilities: [
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', races: ['のエイリアン'] }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
  ],
  printings: ['DM23-EX2 075'],
});

const kotoMerugeito = creature({
  name: 'コート=メルゲイト',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 1000,
  abilities: [
    given(
      yourTurn,
      whenPut(
        { of: 'you', filter: { other: true, races: ['Abyss'] } },
        may(discard(choose(yourHand())), returnToHand(choose(yourGraveyard({ races: ['Abyss'] })))),
      ),
    ),
  ],
  printings: ['DM23-EX2 076'],
});

const borushario = creature({
  name: '聖霊竜騎ボルシャリオ',
  civilizations: ['light', 'fire'],
  races: ['Angel Command', 'Armored Dragon'],
  cost: 4,
  power: 3500,
  abilities: [
    blocker,
    cannotAttackPlayers,
    whenPut(self, search({ type: 'spell', civilizations: ['light', 'fire'] }, 'hand', 'shown')),
  ],
  printings: ['DM23-EX2 083'],
});

const burakkuaira = creature({
  name: '爆暗黒 ブラックアイラ',
  civilizations: ['darkness'],
  races: ['Human Baku', 'Samurai'],
  cost: 3,
  power: 1000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder(destroy(choose(yourCreatures())), destroy(choose(opponentsCreatures(), 1, 'opponent'))),
    ),
  ],
  printings: ['DM23-EX2 095'],
});

const dakiteDoragun = twinpact(
  '爆獣ダキテー・ドラグーン / 勝負だ！チャージャー',
  creature({
    name: '爆獣ダキテー・ドラグーン',
    civilizations: ['fire'],
    races: ['Tyranno Drake', 'Knight'],
    cost: 6,
    power: 3000,
    abilities: [shieldTrigger, whenPut(self, destroy(choose(opponentsCreatures({ power: atMost(3000) }))))],
    printings: ['DM23-EX2 098'],
  }),
  spell({
    name: '勝負だ！チャージャー',
    civilizations: ['fire'],
    cost: 3,
    abilities: [
      spellAbility(
        gets(choose(yourCreatures()), 'turn', { kind: 'can', permission: { do: 'attackUntapped' } }),
      ),
      charger,
    ],
  }),
);

const inabaGize = twinpact(
  '爆獣イナバ・ギーゼ / 魔弾ソウル・キャッチャー',
  creature({
    name: '爆獣イナバ・ギーゼ',
    civilizations: ['fire'],
    races: ['Dragonoid', 'Origin', 'Knight'],
    cost: 3,
    power: 3000,
    abilities: [each(cardsIn('battleZone', 'you', { other: true, races: ['Knight'] }), gains(speedAttacker))],
    printings: ['DM23-EX2 109'],
  }),
  spell({
    name: '魔弾ソウル・キャッチャー',
    civilizations: ['darkness'],
    cost: 2,
    abilities: [knightMagic(returnToHand(choose(yourGraveyard({ type: 'creature' }))))],
  }),
);

/** The cards of DM23-EX2. */
export const dm23ex2: readonly CardDefinition[] = [
  dogiradisu3rd,
  gaiasshu,
  gabera,
  oMarugunsa,
  shinenNaruDaichi,
  romanofuArufa,
  zabiKurazuDoragun,
  kotoMerugeito,
  borushario,
  burakkuaira,
  dakiteDoragun,
  inabaGize,
];
