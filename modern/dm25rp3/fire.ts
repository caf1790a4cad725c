import type { CardDefinition } from 'taiki';
import {
  any,
  atMost,
  battle,
  both,
  breaksMore,
  called,
  cardsIn,
  choose,
  chooseAnyNumber,
  creature,
  dangerousDash,
  delayed,
  destroy,
  discard,
  doubleBreaker,
  draw,
  gains,
  gets,
  gNeoCreature,
  gNeoEvolution,
  guardStrike,
  happened,
  hyperSoulX,
  inOrder,
  itself,
  may,
  neoCreature,
  neoEvolution,
  nullBreaker,
  oneOf,
  opponentsCreatures,
  provided,
  putOnDeckBottom,
  self,
  shieldTrigger,
  sizeOf,
  speedAttacker,
  spell,
  spellAbility,
  the,
  untap,
  when,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourTurn,
} from 'taiki/words';
import { LEAVES_ONLY_WHAT_IS_BELOW, mayBattle, whenPutOnOrUnder } from '../common.ts';

const redzoneZ = gNeoCreature({
  name: '熱き邪道 レッドゾーンZ（ゼット）',
  civilizations: ['fire'],
  races: ['Sonic Command', 'Invader'],
  cost: 5,
  power: 6000,
  abilities: [
    dangerousDash('fire', 4),
    gNeoEvolution({ civilizations: ['darkness', 'fire', 'nature'] }),
    doubleBreaker,
    {
      kind: 'replacement',
      of: { event: 'moves', what: any('opponent'), to: 'battleZone' },
      instead: { kind: 'move', to: 'graveyard' },
      while: both(
        yourTurn,
        youHave(cardsIn('battleZone', 'you', { other: true, civilizations: ['fire'], races: ['Command'] })),
      ),
    },
    when({ event: 'moved', what: { of: 'opponent' }, from: 'shieldZone' }, may(draw())),
  ],
  printings: ['DM25-RP3 005'],
});

const azafaust = creature({
  name: '魔誕の覇王アザファウスト',
  civilizations: ['fire'],
  races: ['Demon Command'],
  cost: 4,
  power: 4000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      oneOf(
        inOrder(
          putOnDeckBottom(called(chooseAnyNumber(yourGraveyard()), 'buried')),
          destroy(choose(opponentsCreatures({ cost: atMost(sizeOf(the('buried'))) }))),
        ),
        inOrder(
          putOnDeckBottom(called(chooseAnyNumber(cardsIn('graveyard', 'opponent')), 'buried')),
          destroy(choose(opponentsCreatures({ cost: atMost(sizeOf(the('buried'))) }))),
        ),
      ),
    ),
  ],
  printings: ['DM25-RP3 018'],
});

const infelFelt = creature({
  name: 'インフェル＝フェルト',
  civilizations: ['fire'],
  races: ['Rouge Abyss', 'Fusioner'],
  cost: 2,
  power: 3000,
  abilities: [
    guardStrike,
    hyperSoulX(
      provided(
        happened({ event: 'attacks', what: any('you') }),
        when({ event: 'used', by: 'you' }, may(draw())),
      ),
    ),
  ],
  printings: ['DM25-RP3 019'],
});

const duranzames = neoCreature({
  name: '魔誕戦鬼デュランザメス',
  civilizations: ['fire'],
  races: ['Demon Command'],
  cost: 4,
  power: 4000,
  abilities: [
    dangerousDash('fire', 2),
    neoEvolution({ civilizations: ['darkness', 'fire', 'nature'] }),
    when(
      { event: 'attacks', what: itself, nth: 1 },
      delayed(when({ event: 'endOfAttack', what: itself }, may(untap(self))), 'attack'),
    ),
  ],
  printings: ['DM25-RP3 043'],
});

const jaTurbo3 = neoCreature({
  name: '轟速 ジャ・ターボ3',
  civilizations: ['fire'],
  races: ['Sonic Command', 'Invader'],
  cost: 3,
  power: 3000,
  abilities: [
    dangerousDash('fire', 1),
    neoEvolution({ civilizations: ['darkness', 'fire', 'nature'] }),
    whenPutOnOrUnder(may(destroy(choose(opponentsCreatures({ keyword: 'blocker' }))))),
  ],
  printings: ['DM25-RP3 044'],
});

const blackGanveet = neoCreature({
  name: '魔誕の凶兵ブラック・ガンヴィート',
  civilizations: ['fire'],
  races: ['Demon Command'],
  cost: 4,
  power: 6000,
  abilities: [
    dangerousDash('fire', 3),
    neoEvolution({ civilizations: ['darkness', 'fire', 'nature'] }),
    doubleBreaker,
    whenPut(self, battle(choose(yourCreatures()), choose(opponentsCreatures()))),
  ],
  printings: ['DM25-RP3 045'],
});

const agenagunir = creature({
  name: '黒怒剣 アゲナグニル',
  civilizations: ['fire'],
  races: ["Master's Legacy", 'Fusioner'],
  cost: 2,
  power: 2000,
  abilities: [whenPut(self, may(discard(choose(yourHand())), draw())), hyperSoulX(LEAVES_ONLY_WHAT_IS_BELOW)],
  printings: ['DM25-RP3 046'],
});

const fiveSwordsOfTheMoon = spell({
  name: '黒キ感情ガ宿ル月ノ五剣',
  civilizations: ['fire'],
  cost: 4,
  abilities: [
    shieldTrigger,
    dangerousDash('fire', 1),
    spellAbility(destroy(choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(4) })))),
  ],
  printings: ['DM25-RP3 047'],
});

const xgan231 = creature({
  name: '奔機知XGAN-231',
  civilizations: ['fire'],
  races: ['Dream Mate', 'Techno Samurai'],
  cost: 3,
  power: 3000,
  abilities: [shieldTrigger, whenPut(self, mayBattle)],
  printings: ['DM25-RP3 069'],
});

const jatling = creature({
  name: '轟速 ジャトリング',
  civilizations: ['fire'],
  races: ['Human', 'Invader'],
  cost: 1,
  power: 2000,
  abilities: [guardStrike, nullBreaker],
  printings: ['DM25-RP3 071'],
});

const breakThrough = spell({
  name: '危識:止まるな 進め ブチ抜け',
  civilizations: ['fire'],
  cost: 3,
  abilities: [
    dangerousDash('fire', 1),
    spellAbility(gets(choose(yourCreatures()), 'turn', gains(speedAttacker), breaksMore())),
  ],
  printings: ['DM25-RP3 072'],
});

export const fire: readonly CardDefinition[] = [
  redzoneZ,
  azafaust,
  infelFelt,
  duranzames,
  jaTurbo3,
  blackGanveet,
  agenagunir,
  fiveSwordsOfTheMoon,
  xgan231,
  jatling,
  breakThrough,
];
