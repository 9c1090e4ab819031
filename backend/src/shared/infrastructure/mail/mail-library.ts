/** Loads React and the parts of React Email that the template uses. The first mail does this, not the start. */
export async function loadMailLibrary() {
  const [
    { createElement },
    { renderToStaticMarkup },
    { Body },
    { Button },
    { Container },
    { Head },
    { Hr },
    { Html },
    { Link },
    { Preview },
    { Section },
    { Text },
  ] = await Promise.all([
    import('react'),
    import('react-dom/server'),
    import('@react-email/body'),
    import('@react-email/button'),
    import('@react-email/container'),
    import('@react-email/head'),
    import('@react-email/hr'),
    import('@react-email/html'),
    import('@react-email/link'),
    import('@react-email/preview'),
    import('@react-email/section'),
    import('@react-email/text'),
  ]);
  return {
    createElement,
    renderToStaticMarkup,
    Body,
    Button,
    Container,
    Head,
    Hr,
    Html,
    Link,
    Preview,
    Section,
    Text,
  };
}

export type MailLibrary = Awaited<ReturnType<typeof loadMailLibrary>>;
