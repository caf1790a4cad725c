import {
  additionalCost,
  allCreatures,
  choose,
  creature,
  destroy,
  draw,
  type Effect,
  type EventPattern,
  each,
  insteadDo,
  opponentsCreatures,
  opponentsMana,
  power,
  putIntoGraveyard,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  when,
  whenDrawingForTurn,
  wheneverUsesShieldTrigger,
  wouldBeDestroyed,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

const doing = (effect: Effect, more: object = {}) =>
  spell({ name: 'Doing', civilizations: ['nature'], cost: 1, abilities: [spellAbility(effect)], ...more });

const watcher = (by: NonNullable<Extract<EventPattern, { event: 'moved' }>['by']>) =>
  creature({
    name: 'Watcher',
    civilizations: ['nature'],
    cost: 1,
    power: 9000,
    abilities: [when({ event: 'moved', what: { of: 'you' }, to: 'graveyard', by }, draw())],
  });

/** What the Watcher of p2 has seen: how many cards p2 has drawn for cards put into its graveyard. */
const seen = (begin: Begin, by: 'you' | 'opponent' | 'any', card: ReturnType<typeof doing>) =>
  begin({
    cards: [watcher(by), card, SHRINKER, SAVED],
    p1: { hand: ['Doing'], manaZone: { nature: 2 }, battleZone: ['Filler'] },
    p2: { battleZone: ['Watcher', 'Filler'], manaZone: { fire: 1 } },
  })
    .use('Cast Doing')
    .count('p2', 'hand');

const SHRINKER = creature({
  name: 'Shrinker',
  civilizations: ['nature'],
  cost: 1,
  power: 3000,
  abilities: [each(allCreatures(), power(-1000))],
});

/** Would it be destroyed, its player puts a card of the own mana zone into the graveyard. */
const SAVED = creature({
  name: 'Saved',
  civilizations: ['nature'],
  cost: 1,
  power: 3000,
  abilities: [wouldBeDestroyed(self, insteadDo(putIntoGraveyard(yourMana())))],
});

describe('who causes a move (703.2)', () => {
  const crisis = doing(putIntoGraveyard(opponentsMana()));

  driven('the player whose effect it is', (begin) => {
    expect([seen(begin, 'opponent', crisis), seen(begin, 'any', crisis), seen(begin, 'you', crisis)]).toEqual(
      [1, 1, 0],
    );
    const destroying = doing(destroy(opponentsCreatures({ names: ['Filler'] })));
    expect([seen(begin, 'opponent', destroying), seen(begin, 'you', destroying)]).toEqual([1, 0]);
  });

  driven('also where that player has the other choose', (begin) => {
    const choosing = doing(putIntoGraveyard(choose(opponentsMana(), 1, 'opponent')));
    expect(seen(begin, 'opponent', choosing)).toBe(1);
  });

  driven('nobody, where state-based actions destroy', (begin) => {
    const duel = begin({
      cards: [watcher('any'), SHRINKER],
      p1: { hand: ['Shrinker'], manaZone: { nature: 1 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Watcher', 'Filler'] },
    }).use('Summon Shrinker');
    expect([duel.battleZones.p2, duel.count('p2', 'hand')]).toEqual([['Watcher'], 0]);
  });

  driven('nobody, where a battle is lost', (begin) => {
    const duel = begin({
      step: 'attack',
      cards: [watcher('any')],
      p1: { battleZone: ['Fear Fang', 'Fear Fang'] },
      p2: { battleZone: ['Watcher', { name: 'Filler', tapped: true }] },
    }).choose('Fear Fang attacks Filler');
    expect([duel.names('p2', 'graveyard'), duel.count('p2', 'hand')]).toEqual([['Filler'], 0]);
  });

  driven('the player whose replacement it is, and whose cost', (begin) => {
    const saving = (by: 'you' | 'opponent') =>
      begin({
        cards: [watcher(by), SAVED, doing(destroy(opponentsCreatures({ names: ['Saved'] })))],
        p1: { hand: ['Doing'], manaZone: { nature: 1 }, battleZone: ['Filler'] },
        p2: { battleZone: ['Watcher', 'Saved'], manaZone: { fire: 1 } },
      })
        .use('Cast Doing')
        .count('p2', 'hand');
    expect([saving('you'), saving('opponent')]).toEqual([1, 0]);
    const paying = doing(draw(0), {
      abilities: [
        additionalCost(putIntoGraveyard(choose(yourMana({ tapped: false })))),
        spellAbility(draw(0)),
      ],
    });
    const paid = begin({
      cards: [watcher('you'), paying],
      p1: { hand: ['Doing'], manaZone: { nature: 3 }, battleZone: ['Watcher'] },
    }).use('Cast Doing');
    expect(paid.count('p1', 'hand')).toBe(1);
  });

  driven('is no part of the log', (begin) => {
    const duel = begin({
      cards: [watcher('opponent'), crisis],
      p1: { hand: ['Doing'], manaZone: { nature: 1 } },
      p2: { battleZone: ['Watcher'], manaZone: { fire: 1 } },
    }).use('Cast Doing');
    expect(JSON.stringify(duel.duel.log)).not.toContain('causedBy');
  });

  driven('112.3a, 502.1 nor is the way of a use or a draw, which the facts around it tell', (begin) => {
    const zap = spell({
      name: 'Zap',
      civilizations: ['fire'],
      cost: 1,
      abilities: [shieldTrigger, spellAbility(draw())],
    });
    const witness = creature({
      name: 'Witness',
      civilizations: ['fire'],
      cost: 1,
      power: 1000,
      abilities: [wheneverUsesShieldTrigger('any', draw()), whenDrawingForTurn(draw())],
    });
    const duel = begin({
      cards: [zap, witness],
      p1: { battleZone: ['Fear Fang'] },
      p2: { shieldZone: ['Zap', 'Filler'], battleZone: ['Witness'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1').choose('Zap');
    expect([duel.asked, duel.count('p2', 'hand')]).toEqual(['p2 charge', 4]);
    const keys = duel.duel.log
      .filter(({ kind }) => kind === 'cardUsed' || kind === 'cardDrawn')
      .flatMap((fact) => Object.keys(fact));
    expect(keys).not.toEqual(expect.arrayContaining(['through']));
    expect(keys).not.toEqual(expect.arrayContaining(['for']));
  });
});
