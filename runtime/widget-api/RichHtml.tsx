/** HTML that was made and cleaned by the host. The only place where HTML enters the page. */
export function RichHtml({ html, className }: { readonly html: string; readonly className?: string | undefined }) {
  // oxlint-disable-next-line react/no-danger
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
