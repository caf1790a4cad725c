import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  blocker,
  cannot,
  cannotAttackPlayers,
  cardsIn,
  castSpellHalf,
  choose,
  creature,
  doubleBreaker,
  draw,
  each,
  exLife,
  finalRevolution,
  gains,
  gets,
  inOrder,
  limited,
  may,
  opponentsCreatures,
  pandoraShift,
  put,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  revolutionChange,
  search,
  self,
  shieldTrigger,
  shinkarize,
  slayer,
  speedAttacker,
  spell,
  spellAbility,
  tamaseed,
  tap,
  that,
  the,
  tripleBreaker,
  twinpact,
  useFree,
  when,
  whenPut,
  yourCreatures,
  yourGraveyard,
} from 'taiki/words';
import { mayBeSummonedFrom, whenPutHereOrThere } from '../common.ts';

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
    manaNumber: 0,
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

const geneenMother = creature({
  name: 'ロイヤル・エイリアン ～激演のマザー～',
  civilizations: ['light', 'water'],
  races: ['Alien'],
  cost: 4,
  power: 5000,
  abilities: [
    pandoraShift(2, 'light', 'water'),
    blocker,
    mayBeSummonedFrom('hyperspatialZone'),
    whenPutHereOrThere(
      inOrder(
        revealTop(3, 'seen'),
        returnToHand(choose({ ref: 'seen', filter: { races: ['Alien', 'Hunter'] } }, 3)),
        putOnDeckBottom(the('seen')),
      ),
    ),
  ],
  printings: ['DM23-EX2 057'],
});

const nessouFather = creature({
  name: 'ロイヤル・エイリアン ～熱奏のファーザー～',
  civilizations: ['darkness', 'fire'],
  races: ['Alien'],
  cost: 5,
  power: 6000,
  abilities: [
    pandoraShift(3, 'darkness', 'fire'),
    mayBeSummonedFrom('hyperspatialZone'),
    doubleBreaker,
    whenPutHereOrThere(
      put(choose(cardsIn('hyperspatialZone', 'you', { races: ['Alien'], cost: atMost(4) }))),
    ),
    each(yourCreatures({ other: true, races: ['Alien'] }), gains(speedAttacker), gains(slayer)),
  ],
  printings: ['DM23-EX2 062'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  dogiradisu3rd,
  gaiasshu,
  gabera,
  borushario,
  geneenMother,
  nessouFather,
];
