declare global {
  interface Window {
    /** The last tap or submit on a block that did not answer yet; `tapCapture` keeps it. */
    liveryTap?: { readonly target: HTMLElement; readonly type: 'click' | 'submit' } | undefined
  }
}

/**
 * A script for the head of a page: until a block answers, it keeps the last tap on it, so that the tap is late and not
 * lost. What the browser does by itself (links, native dialogs, fields) is left to the browser; a dialog opens when the
 * page has come to its end, or it would grow under the finger and its field would not have the focus.
 */
export const tapCapture = `(()=>{let w;const k=(e)=>{const t=e.target,b=t.closest&&t.closest('.block'),d=t.closest&&t.closest('[commandfor]');if(d&&e.type==='click'&&document.readyState==='loading'){e.preventDefault();if(!w)document.addEventListener('DOMContentLoaded',()=>w.click(),{once:true});w=d;return}if(!b||b.dataset.live)return;if(e.type==='submit')e.preventDefault();else if(t.closest('a[href],[popovertarget],[commandfor],input,select,textarea,label,summary,[type=submit]')||!t.closest('button'))return;window.liveryTap={target:e.type==='submit'?t:t.closest('button'),type:e.type}};addEventListener('click',k,true);addEventListener('submit',k,true)})()`

/** Marks a block as answering and repeats the tap that was kept for it, if there is one. */
export function replayTap(block: HTMLElement): void {
  block.dataset.live = '1'
  const kept = window.liveryTap
  if (!kept || !block.contains(kept.target)) return
  window.liveryTap = undefined
  if (kept.type === 'submit') (kept.target as HTMLFormElement).requestSubmit()
  else kept.target.click()
}
