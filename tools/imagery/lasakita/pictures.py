"""The list of pictures: name, size and the function that builds the scene."""
PICTURES = {}


def picture(name, width, height, samples=48, **look):
    """Register a function that builds and aims at one picture."""
    def wrap(build):
        PICTURES[name] = dict(build=build, width=width, height=height, samples=samples, look=look)
        return build
    return wrap
