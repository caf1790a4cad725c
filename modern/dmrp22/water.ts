import type { CardDefinition } from 'taiki';
import {
  addToShields,
  atMost,
  blocker,
  cannot,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  gains,
  gets,
  hasWhile,
  inOrder,
  instead,
  justDiver,
  may,
  opponentsCreatures,
  put,
  returnToHand,
  self,
  shieldTrigger,
  shinkaPower,
  shinkarize,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  takeShieldWithoutTrigger,
  tamaseed,
  that,
  whenPut,
  whenPutOnto,
  wouldBeDestroyed,
  youHave,
  yourGraveyard,
  yourHand,
  yourShields,
} from 'taiki/words';

const atoranteisu = tamaseed({
  name: 'アトランティスの海幻',
  civilizations: ['water'],
  races: ['Leviathan', 'Rex Stars'],
  cost: 5,
  abilities: [
    shieldTrigger,
    shinkarize,
    whenPut(
      self,
      may(
        destroy(choose(cardsIn('battleZone', 'you', { type: 'tamaseed' }))),
        put(choose(yourGraveyard({ type: 'tamaseed', cost: atMost(4) }))),
      ),
    ),
    shinkaPower(
      may(
        returnToHand(
          choose(cardsIn('battleZone', 'any', { anyOf: [{ type: 'creature' }, { type: 'tamaseed' }] })),
        ),
      ),
    ),
  ],
  printings: ['DMRP-22 013'],
});

const emeraru = tamaseed({
  name: 'エメラルの海幻',
  civilizations: ['water'],
  races: ['Cyber Lord', 'Rex Stars'],
  cost: 3,
  abilities: [
    shinkarize,
    whenPut(self, draw()),
    shinkaPower(inOrder(addToShields(choose(yourHand())), takeShieldWithoutTrigger(choose(yourShields())))),
  ],
  printings: ['DMRP-22 031'],
});

const dotouShutorumu = starEvolutionCreature({
  name: 'ドトウ変怪 ＜シュトルム.鬼＞',
  civilizations: ['water'],
  races: ['Demonio', 'Oni Rex Stars'],
  cost: 4,
  power: 6000,
  abilities: [
    {
      kind: 'static',
      while: youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' })),
      affects: self,
      effects: [gains(shieldTrigger)],
      from: ['shieldZone'],
    },
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['water'] }] }),
    doubleBreaker,
    whenPut(self, returnToHand(choose(opponentsCreatures()))),
  ],
  printings: ['DMRP-22 032'],
});

const reOZere = creature({
  name: 'レ・オ・ゼーレ',
  civilizations: ['water'],
  races: ['Tricks', 'Rex Stars'],
  cost: 3,
  power: 4000,
  abilities: [justDiver],
  printings: ['DMRP-22 053'],
});

const rukuNobi = creature({
  name: '歩ルク忍ノビ「夜坂」',
  civilizations: ['water'],
  races: ['Adam Unit', 'Demonio', 'Oni Rex Stars'],
  cost: 2,
  power: 1000,
  abilities: [
    wouldBeDestroyed(self, instead('hand')),
    hasWhile(youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' })), gains(blocker)),
  ],
  printings: ['DMRP-22 054'],
});

const sunaipa = tamaseed({
  name: 'スナイパーの海幻',
  civilizations: ['water'],
  races: ['Liquid People', 'Rex Stars'],
  cost: 4,
  abilities: [
    shieldTrigger,
    shinkarize,
    whenPut(
      self,
      gets(
        chooseUpTo(opponentsCreatures(), 2),
        'yourNextTurn',
        cannot({ do: 'attack' }),
        cannot({ do: 'block' }),
      ),
    ),
  ],
  printings: ['DMRP-22 055'],
});

const aroma = tamaseed({
  name: 'アロマの海幻',
  civilizations: ['water'],
  races: ['Cyber Virus', 'Rex Stars'],
  cost: 1,
  abilities: [shinkarize, shinkaPower(gets(that, 'turn', cannot({ do: 'beBlocked' })))],
  printings: ['DMRP-22 056'],
});

const uotaFoDorimu = spell({
  name: 'ウォーター・フォー・ドリーム',
  civilizations: ['water'],
  cost: 1,
  abilities: [
    shieldTrigger,
    spellAbility(returnToHand(choose(opponentsCreatures({ evolution: true }), 1, 'opponent'))),
  ],
  printings: ['DMRP-22 058'],
});

const kiyuri = starEvolutionCreature({
  name: 'キユリ ＜ワル.Star＞',
  civilizations: ['water'],
  races: ['Snow Faerie', 'Magic Command', 'Rex Stars'],
  cost: 3,
  power: 6000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['water'] }] }),
    blocker,
    doubleBreaker,
    whenPutOnto(self, { type: 'tamaseed' }, inOrder(draw(2), discard(choose(yourHand())))),
  ],
  printings: ['DMRP-22 052'],
});

export const water: readonly CardDefinition[] = [
  kiyuri,
  atoranteisu,
  emeraru,
  dotouShutorumu,
  reOZere,
  rukuNobi,
  sunaipa,
  aroma,
  uotaFoDorimu,
];
