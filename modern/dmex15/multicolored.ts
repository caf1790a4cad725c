import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  any,
  attackChance,
  battle,
  castle,
  choose,
  discard,
  draw,
  each,
  gains,
  gets,
  machFighter,
  onlyIf,
  opponentsCreatures,
  power,
  powerAttacker,
  putIntoMana,
  putOnDeck,
  skipRestOfTurn,
  spell,
  spellAbility,
  topOfDeckTo,
  whenPut,
  yourCreatures,
  yourHand,
  yourTurn,
} from 'taiki/words';

const onsenBoira = spell({
  name: 'オンセン・ボイラー',
  civilizations: ['water', 'fire'],
  cost: 2,
  abilities: [spellAbility(draw(3), putOnDeck(choose(yourHand()), 'top'), discard(choose(yourHand())))],
  printings: ['DMEX-15 B035'],
});

const hamusutarando = castle({
  name: '地底の秘境 ハムスターランド',
  civilizations: ['fire', 'nature'],
  cost: 3,
  abilities: [
    whenPut(any('you', { races: ['Revolutionary'] }), topOfDeckTo('manaZone')),
    each(yourCreatures({ races: ['Revolutionary'] }), gains(powerAttacker(3000), machFighter)),
  ],
  printings: ['DMEX-15 B036'],
});

const jogirasutaGanransu = spell({
  name: 'ジョギラスタ・ガンランス',
  civilizations: ['water', 'fire', 'nature'],
  races: ['Jokers'],
  cost: 5,
  abilities: [
    attackChance({ nameContains: 'ジョニー' }),
    spellAbility(gets(choose(allCreatures()), 'turn', power(7000))),
    spellAbility(battle(choose(yourCreatures()), choose(opponentsCreatures()))),
    spellAbility(draw(2)),
  ],
  printings: ['DMEX-15 B038'],
});

const natsuDa = spell({
  name: '夏だ！デュエル修業だ!!',
  civilizations: ['water', 'fire', 'nature'],
  cost: 3,
  abilities: [
    spellAbility(discard(yourHand()), draw(4), putIntoMana(choose(yourHand()))),
    spellAbility(onlyIf(yourTurn, skipRestOfTurn)),
  ],
  printings: ['DMEX-15 B039'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  natsuDa,
  onsenBoira,
  hamusutarando,
  jogirasutaGanransu,
];
