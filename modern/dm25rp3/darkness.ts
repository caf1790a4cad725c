import type { CardDefinition } from 'taiki';
import {
  atMost,
  atRandom,
  blocker,
  called,
  cardsIn,
  choose,
  creature,
  dangerousDash,
  destroy,
  discard,
  draw,
  during,
  gNeoCreature,
  gNeoEvolution,
  happened,
  hyperSoulX,
  inOrder,
  insteadDo,
  itself,
  may,
  neoCreature,
  neoEvolution,
  opponentsCreatures,
  opponentsHand,
  optional,
  provided,
  put,
  putUnder,
  returnToHand,
  self,
  shieldTrigger,
  slayer,
  spell,
  spellAbility,
  the,
  topOfDeckTo,
  when,
  wheneverAttacks,
  whenPut,
  wouldDraw,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';
import {
  LEAVES_ONLY_WHAT_IS_BELOW,
  mayBeSummonedFrom,
  NEO_OR_EVOLUTION,
  PUT_OR_ATTACKS,
  whenPutOnOrUnder,
} from '../common.ts';

const jazzygeist = gNeoCreature({
  name: '邪幽 ジャジーガイスト',
  civilizations: ['darkness'],
  races: ['Abyss Dragon'],
  cost: 3,
  power: 5000,
  abilities: [
    gNeoEvolution({ civilizations: ['water', 'darkness', 'fire'] }),
    blocker,
    provided(
      happened({ event: 'moved', what: { of: 'any' }, to: 'graveyard' }),
      when({ event: 'endOfTurn', of: 'any' }, may(draw())),
    ),
    optional(
      during(
        youHave(cardsIn('deck', 'you'), atMost(3)),
        wouldDraw('you', insteadDo(returnToHand(choose(yourGraveyard())))),
      ),
    ),
  ],
  printings: ['DM25-RP3 004'],
});

const dangerousGakurich = neoCreature({
  name: 'デンジャラス=ガクリッチ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 5,
  power: 5000,
  abilities: [
    dangerousDash('darkness', 3),
    neoEvolution({ civilizations: ['water', 'darkness', 'fire'] }),
    slayer,
    when({ event: 'untapped', what: itself }, discard(choose(opponentsHand(), 2, 'opponent'))),
  ],
  printings: ['DM25-RP3 038'],
});

const dangerousTottoro = neoCreature({
  name: 'デンジャラス=トットロ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 4,
  power: 4000,
  abilities: [
    dangerousDash('darkness', 3),
    neoEvolution({ civilizations: ['water', 'darkness', 'fire'] }),
    whenPutOnOrUnder(may(put(choose(yourGraveyard({ type: 'creature', cost: atMost(3) }))))),
  ],
  printings: ['DM25-RP3 039'],
});

const pitOut = creature({
  name: 'ZEROの邪道 ピットアウト',
  civilizations: ['darkness'],
  races: ['Sonic Command', 'Invader'],
  cost: 3,
  power: 4000,
  abilities: [
    when(
      PUT_OR_ATTACKS,
      may(
        inOrder(
          { do: 'choose', what: called(choose(yourCreatures({ type: NEO_OR_EVOLUTION })), 'pile') },
          putUnder(choose(yourGraveyard()), the('pile')),
        ),
      ),
    ),
  ],
  printings: ['DM25-RP3 040'],
});

const xenagunir = creature({
  name: '黒怖剣 ゼナグニル',
  civilizations: ['darkness'],
  races: ["Master's Legacy", 'Fusioner'],
  cost: 3,
  power: 3000,
  abilities: [whenPut(self, discard(atRandom(opponentsHand()))), hyperSoulX(LEAVES_ONLY_WHAT_IS_BELOW)],
  printings: ['DM25-RP3 041'],
});

const darkMolder = creature({
  name: '魔誕の翼ダークモルダー',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 3,
  power: 3000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      may(destroy(choose(yourCreatures())), destroy(choose(opponentsCreatures(), 1, 'opponent'))),
    ),
  ],
  printings: ['DM25-RP3 063'],
});

const leyDoll = creature({
  name: 'レー=ドール',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 2000,
  abilities: [mayBeSummonedFrom('graveyard'), wheneverAttacks(self, topOfDeckTo('graveyard', 2))],
  printings: ['DM25-RP3 064'],
});

const demonicSunset = creature({
  name: '～魔の夕暮れ～',
  civilizations: ['darkness'],
  races: ['Dark Lord', 'Steam Knight'],
  cost: 2,
  power: 2000,
  abilities: [whenPut(self, may(discard(choose(yourHand())), discard(atRandom(opponentsHand()))))],
  printings: ['DM25-RP3 065'],
});

const evilPathRoaring = spell({
  name: '危識:邪道、轟き中',
  civilizations: ['darkness'],
  cost: 3,
  abilities: [
    dangerousDash('darkness', 1),
    spellAbility(topOfDeckTo('graveyard', 3), may(returnToHand(choose(yourGraveyard({ type: 'creature' }))))),
  ],
  printings: ['DM25-RP3 067'],
});

export const darkness: readonly CardDefinition[] = [
  jazzygeist,
  dangerousGakurich,
  dangerousTottoro,
  pitOut,
  xenagunir,
  darkMolder,
  leyDoll,
  demonicSunset,
  evilPathRoaring,
];
