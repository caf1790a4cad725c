import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  atMost,
  atRandom,
  charger,
  choose,
  creature,
  destroy,
  discard,
  evolution,
  evolutionCreature,
  may,
  mugenCrime,
  opponentsHand,
  put,
  returnToHand,
  self,
  shieldTrigger,
  slayer,
  spell,
  spellAbility,
  tapAbility,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  wheneverAttacks,
  whenPut,
  yourGraveyard,
} from 'taiki/words';

const baromuhadesu = evolutionCreature({
  name: '悪魔神バロムハデス',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 9,
  power: 13000,
  abilities: [
    evolution({ races: ['Demon Command'] }),
    tripleBreaker,
    whenPut(self, destroy(allCreatures({ not: { civilizations: ['darkness'] } }))),
    wheneverAttacks(self, may(put(choose(yourGraveyard({ type: 'creature', civilizations: ['darkness'] }))))),
  ],
  printings: ['DMEX-16 036'],
});

const sukurimuChaja = spell({
  name: 'スクリーム・チャージャー',
  civilizations: ['darkness'],
  cost: 4,
  abilities: [
    spellAbility(
      topOfDeckTo('graveyard', 4),
      returnToHand(choose(yourGraveyard({ civilizations: ['darkness'] }))),
    ),
    charger,
  ],
  printings: ['DMEX-16 037'],
});

const zugobu = twinpact(
  '罪無 ズゴブ垓 / 堕呪 バケドゥ',
  creature({
    name: '罪無 ズゴブ垓',
    civilizations: ['darkness'],
    races: ['Mafi Gang', 'Magic Tool', 'Team Zero'],
    cost: 4,
    power: 4000,
    abilities: [mugenCrime(2, 'darkness'), slayer],
    printings: ['DMEX-16 062'],
  }),
  spell({
    name: '堕呪 バケドゥ',
    civilizations: ['water'],
    races: ['Magic Tool', 'Team Zero'],
    cost: 2,
    abilities: [shieldTrigger, spellAbility(returnToHand(choose(allCreatures({ cost: atMost(5) }))))],
  }),
);

const desukaru = twinpact(
  '残虐覇王デスカール / ロスト・ソウル',
  creature({
    name: '残虐覇王デスカール',
    civilizations: ['darkness'],
    races: ['Dark Lord'],
    cost: 8,
    power: 4000,
    abilities: [tapAbility(discard(atRandom(opponentsHand(), 2)))],
    printings: ['DMEX-16 039a'],
  }),
  spell({
    name: 'ロスト・ソウル',
    civilizations: ['darkness'],
    cost: 7,
    abilities: [spellAbility(discard(opponentsHand()))],
  }),
);

export const darkness: readonly CardDefinition[] = [desukaru, baromuhadesu, sukurimuChaja, zugobu];
