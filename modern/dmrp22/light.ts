import type { CardDefinition } from 'taiki';
import {
  addToShields,
  atEndOfYourTurn,
  atMost,
  blocker,
  called,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  doubleBreaker,
  each,
  gains,
  has,
  lookAtTop,
  may,
  opponentsCreatures,
  putOnDeckBottom,
  returnToHand,
  self,
  shieldSaver,
  shieldTrigger,
  shinkaPower,
  shinkarize,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  tamaseed,
  tap,
  the,
  topOfDeckTo,
  ultraSaver,
  untap,
  whenPut,
  whenPutOnto,
  youHave,
} from 'taiki/words';

const osonisu = creature({
  name: '五憐の精霊オソニス',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 3,
  power: 4000,
  abilities: [
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'opponent', { multicolored: true }), {
      kind: 'cost',
      by: 2,
      atLeast: 0,
    }),
  ],
  printings: ['DMRP-22 009'],
});

const sutoppun = tamaseed({
  name: 'ストップンの心絵',
  civilizations: ['light'],
  races: ['Jokers', 'Rex Stars'],
  cost: 3,
  abilities: [
    shieldTrigger,
    shinkarize,
    whenPut(self, tap(chooseUpTo(opponentsCreatures(), 2))),
    shinkaPower(may(addToShields(choose(opponentsCreatures({ cost: atMost(5) }))))),
  ],
  printings: ['DMRP-22 010'],
});

const koronStar = starEvolutionCreature({
  name: '「星騎士」 ＜コロン.Star＞',
  civilizations: ['light'],
  races: ['Metallica', 'Light Bringer', 'Rex Stars'],
  cost: 4,
  power: 7500,
  abilities: [
    {
      kind: 'static',
      while: youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' })),
      affects: self,
      effects: [gains(shieldTrigger)],
      from: ['shieldZone'],
    },
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['light'] }] }),
    blocker,
    doubleBreaker,
    atEndOfYourTurn(untap(self)),
  ],
  printings: ['DMRP-22 028'],
});

const hoshiKatanaNoTeruShou = creature({
  name: '「星刀の輝将」',
  civilizations: ['light'],
  races: ['Metallica', 'Rex Stars'],
  cost: 2,
  power: 5500,
  abilities: [
    blocker,
    has({ kind: 'entersTapped' }, { kind: 'doesNotUntap' }),
    whenPut({ of: 'you', filter: { type: 'tamaseed' } }, untap(self)),
  ],
  printings: ['DMRP-22 046'],
});

const chouAiNoEiseiHime = creature({
  name: '「超愛の衛生姫」',
  civilizations: ['light'],
  races: ['Metallica', 'Rex Stars'],
  cost: 1,
  power: 500,
  abilities: [ultraSaver({ type: 'creature', evolution: true })],
  printings: ['DMRP-22 047'],
});

const miruzamu = tamaseed({
  name: 'ミルザムの天宝',
  civilizations: ['light'],
  races: ['Angel Command', 'Rex Stars'],
  cost: 2,
  abilities: [shieldTrigger, shinkarize, shieldSaver],
  printings: ['DMRP-22 049'],
});

const pikapikaJokazu = spell({
  name: 'ピカピカ・ジョーカーズ',
  civilizations: ['light'],
  races: ['Jokers'],
  cost: 1,
  abilities: [
    spellAbility(
      lookAtTop(4, 'seen'),
      { do: 'choose', what: called(chooseUpTo({ ref: 'seen', filter: { type: 'tamaseed' } }, 1), 'found') },
      { do: 'reveal', what: the('found') },
      returnToHand(the('found')),
      putOnDeckBottom(the('seen')),
    ),
  ],
  printings: ['DMRP-22 051'],
});

const shouten = starEvolutionCreature({
  name: '翔天 ＜エメラルーダ.Star＞',
  civilizations: ['light'],
  races: ['Metallica', 'Angel Command Dragon', 'Rex Stars'],
  cost: 3,
  power: 7000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['light'] }] }),
    doubleBreaker,
    whenPutOnto(self, { type: 'tamaseed' }, topOfDeckTo('shieldZone')),
  ],
  printings: ['DMRP-22 045'],
});

export const light: readonly CardDefinition[] = [
  shouten,
  osonisu,
  sutoppun,
  koronStar,
  hoshiKatanaNoTeruShou,
  chouAiNoEiseiHime,
  miruzamu,
  pikapikaJokazu,
];
