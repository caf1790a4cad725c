import type { CardDefinition } from 'taiki';
import {
  addToShields,
  atMost,
  blocker,
  called,
  choose,
  chooseUpTo,
  creature,
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
  tamaseed,
  tap,
  the,
  ultraSaver,
  untap,
  whenPut,
} from 'taiki/words';

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

export const light: readonly CardDefinition[] = [
  sutoppun,
  hoshiKatanaNoTeruShou,
  chouAiNoEiseiHime,
  miruzamu,
  pikapikaJokazu,
];
