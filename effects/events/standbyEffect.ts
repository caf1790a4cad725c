import type { CardObject } from '../../table/nouns.ts';
import type { Triggered } from '../language/vocabulary.ts';
import type { Play } from '../play/play.ts';
import { bindingsOf } from '../questions/triggering.ts';
import type { FactBody } from '../state/facts.ts';
import type { StandbyEffect } from '../state/game.ts';

export function trigger(
  play: Play,
  bearer: CardObject,
  name: string,
  ability: Triggered,
  fact: FactBody,
): void {
  putOnStandby(play, {
    player: bearer.owner,
    source: { object: bearer.id, name },
    ability,
    shieldUse: undefined,
    bound: bindingsOf(fact),
    named: {},
    declared: false,
    card: undefined,
    event: fact.kind,
    mode: undefined,
  });
}

/** 603.2. Puts an effect on standby, where it no longer depends on its source (110.5a). */
export function putOnStandby(play: Play, effect: Omit<StandbyEffect, 'id'>): void {
  const id = play.nextEffect();
  play.triggered.push({ id, ...effect });
  play.note(
    {
      kind: 'effectTriggered',
      player: effect.player,
      object: effect.source.object,
      name: effect.source.name,
      effect: id,
      event: effect.event,
    },
    '603.2',
  );
}

export function declared(
  object: CardObject,
  name: string,
  ability: Triggered,
  fact: FactBody,
): Omit<StandbyEffect, 'id'> {
  return {
    player: object.owner,
    source: { object: object.id, name },
    ability,
    shieldUse: undefined,
    bound: bindingsOf(fact),
    named: {},
    declared: true,
    card: object.card,
    event: fact.kind,
    mode: undefined,
  };
}
