# What a token, or an app that a player lets in, may do, in a list.

scope-games-read = לראות את המשחקים והשושלות שלכם, ושחקנים אחרים
scope-games-play = לשחק בשמכם, ולהסכים עם האחרים בשולחן
scope-tables-write = לפתוח שולחנות, לתפוס ולפנות מקומות ולהזמין אחרים בשמכם
scope-notices-read = לקרוא את ההודעות שלכם
scope-webhooks-write = לשלוח את ההודעות שלכם לתוכנות אחרות
scope-account-read = לראות את החשבון שלכם ואת הגדרותיו, כולל כתובת הדוא״ל
