import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  cannotAttack,
  cardsIn,
  choose,
  creature,
  doubleBreaker,
  draw,
  exactly,
  gains,
  gets,
  guardman,
  guardStrike,
  hasWhile,
  hyperSoulX,
  inOrder,
  machFighter,
  may,
  neoCreature,
  neoEvolution,
  opponentsTurn,
  power,
  poweredBreaker,
  provided,
  putIntoMana,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  topOfDeckTo,
  tripleBreaker,
  untap,
  when,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourMana,
} from 'taiki/words';
import { mayBattle, mayBeSummonedFrom, mayOnceSummonFrom, whenPutOnOrUnder } from '../common.ts';

const yunagi = creature({
  name: '咎十字YUNAGI-10',
  civilizations: ['nature'],
  races: ['Snow Faerie', 'Techno Samurai', 'Fusioner'],
  cost: 4,
  power: 4000,
  abilities: [
    machFighter,
    whenPut(self, may(topOfDeckTo('manaZone'))),
    hyperSoulX(wheneverAttacks(self, gets(yourCreatures(), 'turn', power(4000), gains(poweredBreaker)))),
  ],
  printings: ['DM25-RP1 010'],
});

const battan123 = neoCreature({
  name: '一跳二跳BATTAN-123',
  civilizations: ['nature'],
  races: ['Vehicle Bee', 'Techno Samurai'],
  cost: 4,
  power: 6000,
  abilities: [
    shieldTrigger,
    neoEvolution({ civilizations: ['light', 'fire', 'nature'] }),
    doubleBreaker,
    whenPutOnOrUnder(may(topOfDeckTo('manaZone'))),
  ],
  printings: ['DM25-RP1 043'],
});

const ponponLupia = creature({
  name: 'ポンポン・ルピア',
  civilizations: ['nature'],
  races: ['Fire Bird'],
  cost: 3,
  power: 3000,
  abilities: [
    machFighter,
    whenPut(
      self,
      inOrder(
        untap(choose(yourMana({ civilizations: ['light'] }))),
        untap(choose(yourMana({ civilizations: ['fire'] }))),
      ),
    ),
  ],
  printings: ['DM25-RP1 044'],
});

const mosterio = creature({
  name: '魔誕怪人モステリオ',
  civilizations: ['nature'],
  races: ['Devil Mask', 'Fusioner'],
  cost: 3,
  power: 1000,
  abilities: [
    whenPut(self, topOfDeckTo('manaZone')),
    hyperSoulX(wheneverAttacks(self, may(returnToHand(choose(yourMana()))))),
  ],
  printings: ['DM25-RP1 045'],
});

const deathCatchBeetle = creature({
  name: 'デスキャッチ・ビートル',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 2,
  power: 13000,
  abilities: [
    guardman,
    cannotAttack,
    when({ event: 'used', by: 'opponent', what: { type: 'spell' } }, mayBattle),
  ],
  printings: ['DM25-RP1 046'],
});

const hyperSoulBlueprint = spell({
  name: '超魂設計図',
  civilizations: ['nature'],
  cost: 2,
  abilities: [
    guardStrike,
    spellAbility(
      revealTop(6, 'revealed'),
      returnToHand(choose({ ...the('revealed'), filter: { type: 'neoCreature' } })),
      returnToHand(choose({ ...the('revealed'), filter: { races: ['Fusioner'] } })),
      putOnDeckBottom(the('revealed')),
    ),
  ],
  printings: ['DM25-RP1 047'],
});

const paco85Plus = neoCreature({
  name: '聖画帝PACO-85+',
  civilizations: ['nature'],
  races: ['Dream Mate', 'Arc Seraphim', 'Techno Samurai'],
  cost: 7,
  power: 17000,
  abilities: [
    mayBeSummonedFrom('manaZone'),
    neoEvolution({ civilizations: ['light', 'fire', 'nature'] }),
    tripleBreaker,
  ],
  printings: ['DM25-RP1 073'],
});

const sandar33 = neoCreature({
  name: '錬粋SANDAR-33',
  civilizations: ['nature'],
  races: ['Arc Seraphim', 'Techno Samurai'],
  cost: 4,
  power: 6000,
  abilities: [
    neoEvolution({ civilizations: ['light', 'fire', 'nature'] }),
    doubleBreaker,
    when({ event: 'attacks', what: any('you', { power: atLeast(6000) }), target: 'player' }, may(draw())),
  ],
  printings: ['DM25-RP1 074'],
});

const baruga86 = creature({
  name: 'BARUGA-猿蒸86',
  civilizations: ['nature'],
  races: ['Earth Dragon', 'Techno Samurai'],
  cost: 2,
  power: 8000,
  abilities: [
    doubleBreaker,
    provided(
      youHave(cardsIn('battleZone', 'you', { other: true, races: ['Dragon'] }), exactly(0)),
      whenPut(self, putIntoMana(self)),
    ),
  ],
  printings: ['DM25-RP1 075'],
});

const paco85 = creature({
  name: '虎我PACO-85',
  civilizations: ['nature'],
  races: ['Dream Mate', 'Techno Samurai', 'Fusioner'],
  cost: 1,
  power: 3000,
  abilities: [guardman, cannotAttack, hyperSoulX(hasWhile(opponentsTurn, power(5000)))],
  printings: ['DM25-RP1 077'],
});

const soulScarletAkane = creature({
  name: 'ソウルスカーレット アカネ',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie', 'Fusioner'],
  cost: 5,
  power: 5000,
  abilities: [
    shieldTrigger,
    whenPut(self, putIntoMana(choose(cardsIn('battleZone', 'opponent', { type: 'element' })))),
    hyperSoulX(mayOnceSummonFrom('manaZone')),
  ],
  printings: ['DM25-RP1 022'],
});

export const nature: readonly CardDefinition[] = [
  soulScarletAkane,
  yunagi,
  battan123,
  ponponLupia,
  mosterio,
  deathCatchBeetle,
  hyperSoulBlueprint,
  paco85Plus,
  sandar33,
  baruga86,
  paco85,
];
