import type { CardDefinition } from 'taiki';
import {
  addToShields,
  any,
  atEndOfYourTurn,
  blocker,
  called,
  cannotAttack,
  choose,
  creature,
  discard,
  draw,
  gNeoCreature,
  gNeoEvolution,
  guardStrike,
  hasWhile,
  hyperSoulX,
  inOrder,
  isLike,
  justDiver,
  may,
  neoCreature,
  neoEvolution,
  onlyIf,
  opponentsCreatures,
  power,
  provided,
  putOnDeck,
  self,
  shieldTrigger,
  skipRestOfTurn,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  the,
  when,
  whenPut,
  yourHand,
  yourShields,
} from 'taiki/words';
import { IN_A_PILE_OF_THREE, whenPutOnOrUnder } from '../common.ts';

const frozenTime = gNeoCreature({
  name: '～凍てついた時間～',
  civilizations: ['water'],
  races: ['Liquid People', 'Steam Knight'],
  cost: 3,
  power: 3000,
  abilities: [
    gNeoEvolution({ civilizations: ['light', 'water', 'darkness'] }),
    blocker,
    when({ event: 'put', what: any('opponent'), how: 'notSummoned' }, may(skipRestOfTurn)),
  ],
  printings: ['DM25-RP2 002'],
});

const azureMagician = neoCreature({
  name: '～紺碧の奇術師～',
  civilizations: ['water'],
  races: ['Liquid People', 'Steam Knight'],
  cost: 3,
  power: 3000,
  abilities: [
    shieldTrigger,
    neoEvolution({ civilizations: ['light', 'water', 'darkness'] }),
    blocker,
    whenPut(
      self,
      inOrder(
        draw(),
        onlyIf(
          isLike(self, { evolution: true }),
          inOrder(draw(), addToShields(choose(yourHand())), takeShieldWithoutTrigger(choose(yourShields()))),
        ),
      ),
    ),
  ],
  printings: ['DM25-RP2 015'],
});

const allQuietOnTheBlockadeFront = neoCreature({
  name: '～封鎖戦線異状なし～',
  civilizations: ['water'],
  races: ['Grand Devil', 'Steam Knight'],
  cost: 1,
  power: 2000,
  abilities: [
    shieldTrigger,
    neoEvolution({ civilizations: ['light', 'water', 'darkness'] }),
    blocker,
    cannotAttack,
    hasWhile(isLike(self, { evolution: true, blocking: true }), power(10000)),
  ],
  printings: ['DM25-RP2 034'],
});

const squallShacol = creature({
  name: 'スコール＝シャコル',
  civilizations: ['water'],
  races: ['Azure Abyss', 'Fusioner'],
  cost: 2,
  power: 3000,
  abilities: [guardStrike, blocker, hyperSoulX(provided(IN_A_PILE_OF_THREE, atEndOfYourTurn(may(draw(2)))))],
  printings: ['DM25-RP2 035'],
});

const songOfThePaleHelmsman = neoCreature({
  name: '～淡き舵取りの唄～',
  civilizations: ['water'],
  races: ['Cyber Virus', 'Steam Knight'],
  cost: 2,
  power: 2000,
  abilities: [neoEvolution({ civilizations: ['light', 'water', 'darkness'] }), whenPutOnOrUnder(may(draw()))],
  printings: ['DM25-RP2 058'],
});

const silenceOfTheSaints = neoCreature({
  name: '～聖者たちの沈黙～',
  civilizations: ['water'],
  races: ['Initiate', 'Cyber Lord', 'Steam Knight'],
  cost: 2,
  power: 2000,
  abilities: [neoEvolution({ civilizations: ['light', 'water', 'darkness'] }), justDiver],
  printings: ['DM25-RP2 059'],
});

const fantasyKnightDoll = creature({
  name: '～空想騎士人形～',
  civilizations: ['water'],
  races: ['Death Puppet', 'Steam Knight'],
  cost: 1,
  power: 1000,
  abilities: [whenPut(self, inOrder(draw(), discard(choose(yourHand())))), cannotAttack],
  printings: ['DM25-RP2 061'],
});

const songOfSweetness = spell({
  name: '♪甘くなき 和を輪をもって 甘くする',
  civilizations: ['water'],
  races: ['Magic Song'],
  cost: 4,
  abilities: [
    shieldTrigger,
    spellAbility(
      { do: 'choose', what: called(choose(opponentsCreatures()), 'sung') },
      {
        do: 'modes',
        modes: [putOnDeck(the('sung'), 'top'), putOnDeck(the('sung'), 'bottom')],
        count: 1,
        by: 'opponent',
      },
    ),
  ],
  printings: ['DM25-RP2 062'],
});

export const water: readonly CardDefinition[] = [
  frozenTime,
  azureMagician,
  allQuietOnTheBlockadeFront,
  squallShacol,
  songOfThePaleHelmsman,
  silenceOfTheSaints,
  fantasyKnightDoll,
  songOfSweetness,
];
