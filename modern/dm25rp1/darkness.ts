import type { CardDefinition } from 'taiki';
import {
  atMost,
  atRandom,
  blocker,
  choose,
  chooseUpTo,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  each,
  gets,
  gNeoCreature,
  gNeoEvolution,
  guardStrike,
  has,
  hyperSoulX,
  inOrder,
  may,
  neoCreature,
  neoEvolution,
  opponentsCreatures,
  opponentsHand,
  plus,
  power,
  poweredBreaker,
  powerOfRef,
  put,
  returnToHand,
  self,
  shieldTrigger,
  slayer,
  spell,
  spellAbility,
  times,
  topOfDeckTo,
  wheneverAttacks,
  whenPut,
  withTotal,
  yourGraveyard,
} from 'taiki/words';
import { mayBeSummonedFrom, mayOnceSummonFrom, WHEREVER_IT_IS, whenPutOnOrUnder } from '../common.ts';

const totlotCharlotte = gNeoCreature({
  name: 'トートロット＝シャルロット',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 5,
  power: 7000,
  abilities: [
    gNeoEvolution({ civilizations: ['water', 'darkness', 'fire'] }),
    doubleBreaker,
    whenPut(self, destroy(choose(opponentsCreatures({ power: atMost(plus(powerOfRef(self), -1)) })))),
    each(opponentsCreatures({ power: atMost(plus(powerOfRef(self), -1)) }), { kind: 'entersTapped' }),
  ],
  printings: ['DM25-RP1 016'],
});

const berugades = creature({
  name: '魔誕の穿将ベリュガデス',
  civilizations: ['darkness'],
  races: ['Demon Command', 'Fusioner'],
  cost: 4,
  power: 3000,
  abilities: [
    shieldTrigger,
    whenPut(self, destroy(choose(opponentsCreatures({ tapped: false })))),
    hyperSoulX(wheneverAttacks(self, discard(atRandom(opponentsHand())))),
  ],
  printings: ['DM25-RP1 017'],
});

const richieMoreAngolMore = neoCreature({
  name: 'リッチーモア＝アンゴルモア',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 3,
  power: 3000,
  abilities: [
    shieldTrigger,
    neoEvolution({ civilizations: ['water', 'darkness', 'fire'] }),
    whenPutOnOrUnder(discard(atRandom(opponentsHand()))),
  ],
  printings: ['DM25-RP1 036'],
});

const fockJack = neoCreature({
  name: 'フォック＝ジャック',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 1000,
  abilities: [
    neoEvolution({ civilizations: ['water', 'darkness', 'fire'] }),
    poweredBreaker,
    has(power(times(1000, countOf(yourGraveyard())))),
    wheneverAttacks(self, may(topOfDeckTo('graveyard', 2))),
  ],
  printings: ['DM25-RP1 037'],
});

const blackHorseCaptain = creature({
  name: '～黒馬の騎兵長～',
  civilizations: ['darkness'],
  races: ['Demon Command', 'Steam Knight', 'Fusioner'],
  cost: 6,
  power: 8000,
  abilities: [
    { ...has({ kind: 'cost', by: times(-1, countOf(yourGraveyard())), atLeast: 1 }), from: WHEREVER_IT_IS },
    blocker,
    doubleBreaker,
    hyperSoulX(wheneverAttacks(self, may(returnToHand(choose(yourGraveyard({ type: 'creature' })))))),
  ],
  printings: ['DM25-RP1 038'],
});

const evilEntrance = spell({
  name: '邪入梵',
  civilizations: ['darkness'],
  cost: 5,
  abilities: [
    guardStrike,
    spellAbility(put(withTotal(chooseUpTo(yourGraveyard({ type: 'creature' }), 2), 'cost', 6))),
  ],
  printings: ['DM25-RP1 039'],
});

const zazamAzzam = neoCreature({
  name: 'ザザーム＝アッザーム',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 5,
  power: 7000,
  abilities: [
    mayBeSummonedFrom('graveyard'),
    neoEvolution({ civilizations: ['water', 'darkness', 'fire'] }),
    doubleBreaker,
  ],
  printings: ['DM25-RP1 063'],
});

const alifeValentif = neoCreature({
  name: 'アライフ＝ヴァレンティフ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 3,
  power: 4000,
  abilities: [
    neoEvolution({ civilizations: ['water', 'darkness', 'fire'] }),
    whenPut(self, gets(choose(opponentsCreatures()), 'turn', power(-3000))),
  ],
  printings: ['DM25-RP1 064'],
});

const senmenMenderson = creature({
  name: 'センメン＝メンダーソン',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 4,
  power: 5000,
  abilities: [
    whenPut(
      self,
      inOrder(
        returnToHand(chooseUpTo(yourGraveyard({ type: 'creature', civilizations: ['water'] }), 1)),
        returnToHand(chooseUpTo(yourGraveyard({ type: 'creature', civilizations: ['fire'] }), 1)),
      ),
    ),
  ],
  printings: ['DM25-RP1 065'],
});

const teburukakke = creature({
  name: '貴布人 テブルカッケ＝エディ',
  civilizations: ['darkness'],
  races: ['Abyss Royal', 'Fusioner'],
  cost: 3,
  power: 3000,
  abilities: [
    slayer,
    whenPut(self, may(topOfDeckTo('graveyard', 3))),
    hyperSoulX(mayOnceSummonFrom('graveyard')),
  ],
  printings: ['DM25-RP1 006'],
});

export const darkness: readonly CardDefinition[] = [
  teburukakke,
  totlotCharlotte,
  berugades,
  richieMoreAngolMore,
  fockJack,
  blackHorseCaptain,
  evilEntrance,
  zazamAzzam,
  alifeValentif,
  senmenMenderson,
];
