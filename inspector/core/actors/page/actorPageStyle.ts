export const ACTOR_PAGE_STYLE = `
:root { color-scheme: light dark; --paper: #fff; --ink: #1b2430; --soft: #56606c; --line: #77828f; --fill: #f2f5f8; --on: #0b6b3a; --on-fill: #d9f2e3; --taken: #a34700; }
@media (prefers-color-scheme: dark) { :root { --paper: #12171d; --ink: #e8edf3; --soft: #a5b1bf; --line: #7c8a9b; --fill: #1d2530; --on: #6fdc9f; --on-fill: #123d27; --taken: #ffb066; } }
* { box-sizing: border-box }
body { margin: 0; height: 100dvh; display: grid; grid-template-rows: auto minmax(0, 1fr) auto; background: var(--paper); color: var(--ink); font: 15px/1.4 system-ui, sans-serif }
header, footer { padding: 8px 16px; border-bottom: 1px solid var(--line) }
footer { border: 0; border-top: 1px solid var(--line) }
footer label { display: flex; gap: 12px; align-items: center } footer input { flex: 1; min-height: 32px }
h1 { font-size: 15px; margin: 0; color: var(--soft); font-weight: 500 } h2 { font-size: 13px; margin: 0 0 4px; color: var(--soft) }
#summary { font-size: 20px; margin: 2px 0 6px; min-height: 1.4em; overflow-wrap: anywhere }
#program, #control form { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin-top: 6px } summary { min-height: 28px; padding: 4px 0 } #control input { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); min-height: 30px; max-width: 100% } #problem { color: var(--taken); margin: 4px 0 } #problem:empty { display: none }
nav { display: flex; flex-wrap: wrap; gap: 6px }
#lines a { min-height: 28px; padding: 4px 8px; border: 1px solid var(--line); border-radius: 6px; color: inherit } #lines a[aria-current] { font-weight: 600 } #lines:empty, #difference:empty { display: none } #difference { margin: 6px 0 0; line-height: 34px } #difference a { padding: 6px 8px; color: inherit }
button { font: inherit; min-height: 32px; padding: 2px 12px; border: 1px solid var(--line); border-radius: 16px; background: var(--fill); color: inherit; text-align: start }
button[aria-pressed=true], button[aria-current] { outline: 2px solid var(--on); font-weight: 600 }
main { display: grid; grid-template-columns: minmax(0, 1fr) 300px 320px; min-height: 0 }
main > * { overflow: auto; padding: 12px 16px; min-width: 0 } aside, #list { border-left: 1px solid var(--line) }
[hidden] { display: none !important } #stage { display: grid; grid-template-rows: auto minmax(0, 1fr); gap: 8px; overflow: hidden } #stage section { overflow: auto } #views { display: flex; gap: 6px }
#lanes { position: sticky; top: 0; z-index: 1; display: flex; background: var(--paper); border-bottom: 1px solid var(--line) } #lanes span { flex: none; padding: 4px; text-align: center; overflow: hidden; text-overflow: ellipsis; white-space: nowrap } #lanes .shown { font-weight: 700; box-shadow: inset 0 -3px var(--on) }
#events { position: relative } .row { position: absolute; left: 0; height: 36px; cursor: pointer } .row svg { display: block; max-width: none; height: 36px } .row[aria-selected=true] { background: var(--on-fill); outline: 2px solid var(--on); outline-offset: -2px } #events:focus-visible { outline: none } #events:focus-visible .row[aria-selected=true] { outline-width: 3px }
.lifeline { stroke: var(--line); stroke-dasharray: 3 3; fill: none } .row svg text { font-size: 12px } .row svg .label { fill: var(--ink); stroke: var(--paper); stroke-width: 4px } .row[aria-selected=true] svg .label { stroke: var(--on-fill) } .arrow { fill: none; stroke: var(--ink); stroke-width: 1.5 } .arrow.created { stroke-dasharray: 5 3 } .arrow.dead { stroke: var(--taken); stroke-dasharray: 5 3 } .head { fill: var(--ink) } .cross { stroke: var(--taken); stroke-width: 2.5; fill: none } .row[data-kind=dead] svg .label { fill: var(--taken) } .end { stroke: var(--ink); stroke-width: 2.5 } .pill { fill: var(--fill); stroke: var(--line) }
aside section { margin-bottom: 16px } ul, ol { list-style: none; margin: 0; padding: 0 } li { overflow-wrap: anywhere }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 13px }
#records button { width: 100%; border: 0; border-radius: 0; background: none; padding: 2px 6px }
svg { max-width: 100%; height: auto } svg text { fill: var(--ink); font-size: 13px } svg .line, svg .label { font-size: 11px; fill: var(--soft) } svg .label { paint-order: stroke; stroke: var(--fill); stroke-width: 5px }
.box { fill: var(--fill); stroke: var(--line) } .active > .box { stroke: var(--on); stroke-width: 2 } .leaf > .box { fill: var(--on-fill); stroke-width: 3 } .active > .title { font-weight: 700 }
.edge { fill: none; stroke: var(--line); stroke-width: 1.3 } .taken .edge { stroke: var(--taken); stroke-width: 3 } .taken .label { fill: var(--taken); font-weight: 700 } .tip { fill: var(--line) }
@media (max-width: 900px) { main { grid-template-columns: minmax(0, 1fr); grid-template-rows: minmax(220px, 1fr) auto minmax(120px, 30%); overflow: auto } aside, #list { border: 0; border-top: 1px solid var(--line) } aside { max-height: 30dvh } #stage:has(#sequence:not([hidden])) ~ aside { display: none } #stage:has(#sequence:not([hidden])) ~ #list { grid-row: 3 } }
@media (forced-colors: active) { .box, .edge { stroke: CanvasText; fill: Canvas } .edge { fill: none } .active > .box { stroke: Highlight } .taken .edge { stroke: Highlight } svg text, svg .line, svg .label { fill: CanvasText; stroke: none } .row[aria-selected=true] { outline-color: Highlight } .arrow, .lifeline, .cross, .end, .pill { stroke: CanvasText } .head { fill: CanvasText } .pill { fill: Canvas } }
`;
