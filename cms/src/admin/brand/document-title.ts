const product = 'Beursvloer';

export function nameDocument(): void {
  const rename = () => {
    const title = document.title.replace(/^Strapi Admin$/, product).replace(/\| Strapi$/, `| ${product}`);
    if (title !== document.title) document.title = title;
  };
  rename();
  new MutationObserver(rename).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
